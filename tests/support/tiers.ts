/** Project `site` leaves tests with this tag out, project `soak` runs only them: each test is in exactly one tier. */
export const soakTag = '@soak'

/** Details of a test that runs in the soak tier if it is one of many similar cases, and otherwise in every run. */
export const soakIf = (isOneOfMany: boolean): { tag: string[] } => ({ tag: isOneOfMany ? [soakTag] : [] })
