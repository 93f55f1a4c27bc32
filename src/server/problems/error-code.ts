/** The code of an error of the system, of SQLite, of PostgreSQL or of a library. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
