import { setTimeout as wait } from 'node:timers/promises'
import { DamagedStoreError, StoreUnavailableError } from './store-errors.ts'

// SQLite's primary result codes: https://sqlite.org/rescode.html
const busy = [5, 6]
const unavailable = [8, 10, 13, 14]
const damaged = [11, 26]

/** Waits between attempts, in ms. SQLite itself waits only a moment, because it stops every other request meanwhile. */
const pauses = [10, 20, 40, 80, 160, 320, 640, 640]

/** Repeats `action` while another process holds the store's lock, and gives SQLite's errors our names. */
export async function whileBusy<Result>(action: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await action()
    } catch (error) {
      if (!busy.includes(resultCode(error))) throw named(error)
      await wait(pause)
    }
  }
  return action().catch((error: unknown) => {
    throw named(error)
  })
}

/** The named error that an error of SQLite stands for; any other error as it is. */
export function named(error: unknown): unknown {
  const code = resultCode(error)
  if (busy.includes(code)) {
    return new StoreUnavailableError('Otro proceso tiene ocupada la base de datos.', { cause: error })
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
