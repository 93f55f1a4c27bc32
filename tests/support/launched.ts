/** Of a snapshot whose pages visitors see at a public address. */
export const launchedAt = '2026-01-01T00:00:00.000Z'
