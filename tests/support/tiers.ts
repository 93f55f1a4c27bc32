/** `npm test` runs the tests with this tag: every screen, every kind of page, the jobs of an owner and a patient. */
export const gateTag = '@gate'

/** Project `layouts` runs the tests with this tag, and no other does: each test is in exactly one tier. */
export const soakTag = '@soak'

type Details = { tag: string[] }

/** Details of a test that `npm test` runs. Tests without them run in the soak tier. */
export const gate: Details = { tag: [gateTag] }

/** Details of a test of which `npm test` runs only some cases. */
export const gateIf = (isInGate: boolean): Details => (isInGate ? gate : { tag: [] })

/** Details of a test that is one of many similar cases, which run after the others in the soak tier. */
export const soakIf = (isOneOfMany: boolean, others: Details = { tag: [] }): Details =>
  isOneOfMany ? { tag: [soakTag] } : others
