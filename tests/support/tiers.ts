/** Project `site` leaves tests with this tag out, project `soak` runs only them: each test is in exactly one tier. */
export const soakTag = '@soak'

/** Details of a test that runs in the soak tier if the case is one of many alike, and otherwise in every run. */
export const soakIf = (isOneOfMany: boolean): { tag: string[] } => ({ tag: isOneOfMany ? [soakTag] : [] })
