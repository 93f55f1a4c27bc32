/** Project `layouts` runs the tests with this tag, and no other does: each test is in exactly one tier. */
export const soakTag = '@soak'

/** Tests with this tag are too long for every run. Project `later` runs them, as the first step of the soak tier. */
export const laterTag = '@later'

/** Details of a test that runs later, because others prove the most important part of what it proves. */
export const later = { tag: [laterTag] }

type Details = { tag: string[] }

/** Details of a test that runs later if it is one of similar cases. */
export const laterIf = (isOneOfSimilar: boolean): Details => (isOneOfSimilar ? later : { tag: [] })

/** Details of a test that runs in the soak tier if it is one of many similar cases; the others run in every run. */
export const soakIf = (isOneOfMany: boolean, others: Details = { tag: [] }): Details =>
  isOneOfMany ? { tag: [soakTag] } : others
