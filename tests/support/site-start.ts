/** Limit in ms for a fixture that starts a server: it only ends a start that hangs. */
export const siteStart = 30_000
