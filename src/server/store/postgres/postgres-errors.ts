import { errorCode } from '../../problems/error-code.ts'
import { BusyStoreError, DamagedStoreError, StoreUnavailableError } from '../store-errors.ts'

// PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
const conflicting = /^40(001|P01)$/
const words: readonly (readonly [RegExp, string])[] = [
  [/^53100$/, 'El disco de PostgreSQL está lleno.'],
  [/^25006$/, 'PostgreSQL no admite escrituras por ahora.'],
  [/^28/, 'PostgreSQL no acepta el usuario o la contraseña de DATABASE_URL.'],
  [/^3D000$/, 'La base de datos de DATABASE_URL no existe en ese PostgreSQL.'],
  [/^42501$/, 'El usuario de DATABASE_URL no tiene permiso de usar esa base de datos.'],
  [/^55P03$/, 'Otro proceso tiene ocupada la base de datos.'],
]
const unavailable = /^(08|25P0[34]|53|57|58)/
const damaged = /^XX00[12]$/

/** Converts an error of PostgreSQL or of its connection to a named error; returns any other error unchanged. */
export function named(error: unknown): unknown {
  if (isConnectionLost(error)) return unusable(error)
  const code = sqlState(error) ?? ''
  const known = words.find(([codes]) => codes.test(code))
  if (known) return new StoreUnavailableError(known[1], { cause: error })
  if (conflicting.test(code)) {
    return new BusyStoreError('Otro proceso cambió lo mismo a la vez.', { cause: error })
  }
  if (unavailable.test(code)) return unusable(error)
  if (damaged.test(code)) {
    return new DamagedStoreError(`La base de datos está dañada (${reason(error)}).`, { cause: error })
  }
  return error
}

/**
 * Whether the connection is unusable. An error without an SQLSTATE comes from the connection, not from the server.
 */
export function isConnectionLost(error: unknown): boolean {
  const code = sqlState(error)
  if (code !== undefined) return /^(08|57P|25P0[34])/.test(code)
  return error instanceof Error && !(error instanceof TypeError)
}

function unusable(cause: unknown): StoreUnavailableError {
  return new StoreUnavailableError(`No se puede usar PostgreSQL (${reason(cause)}).`, { cause })
}

function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'severity' in error ? errorCode(error) : undefined
}

/** When a host has several addresses, the connection error has a code but an empty message. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || (errorCode(error) ?? error.name)
}
