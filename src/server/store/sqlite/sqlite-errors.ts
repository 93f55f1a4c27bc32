import { BusyStoreError, DamagedStoreError, StoreUnavailableError } from '../store-errors.ts'

// SQLite's primary result codes: https://sqlite.org/rescode.html
const busy = [5, 6]
const unavailable = [8, 10, 13, 14]
const damaged = [11, 26]

/** Returns what is thrown in place of an error of SQLite. */
export type ToNamed = (error: unknown) => unknown

/** Runs `action` and converts SQLite errors that it throws to named errors. */
export function naming<Result>(action: () => Result, toNamed: ToNamed = named): Result {
  try {
    return action()
  } catch (error) {
    throw toNamed(error)
  }
}

/** Converts an SQLite error to a named error; returns any other error unchanged. */
export function named(error: unknown): unknown {
  const code = resultCode(error)
  if (busy.includes(code)) {
    return new BusyStoreError('Otro proceso tiene ocupada la base de datos.', { cause: error })
  }
  if (unavailable.includes(code)) {
    const advice = 'revise que el disco tenga espacio y se pueda escribir'
    return new StoreUnavailableError(`No se puede usar la base de datos (${message(error)}): ${advice}.`, {
      cause: error,
    })
  }
  if (damaged.includes(code)) {
    return new DamagedStoreError(`La base de datos está dañada (${message(error)}).`, { cause: error })
  }
  return error
}

function resultCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return 0
  return error.errcode & 0xff
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
