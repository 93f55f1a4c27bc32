/** Project `layouts` runs the tests with this tag, and no other does: each test is in exactly one tier. */
export const soakTag = '@soak'

type Details = { tag: string[] }

/** Details of a test of the soak tier that is one of many similar cases, which run after the others. */
export const soakIf = (isOneOfMany: boolean): Details => ({ tag: isOneOfMany ? [soakTag] : [] })
