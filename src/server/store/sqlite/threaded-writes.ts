import { once } from 'node:events'
import type { SQLInputValue } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery } from 'kysely'
import { workerPath } from '../../process/helper.ts'
import { StoreUnavailableError } from '../store-errors.ts'
import { bindable } from './node-sqlite-dialect.ts'
import { named } from './sqlite-errors.ts'

export type ThreadedWrite = {
  readonly file: string
  /** Of one transaction. */
  readonly queries: readonly { readonly sql: string; readonly parameters: SQLInputValue[] }[]
}

/**
 * SQLite blocks the writing thread until the bytes are on disk. For megabytes that is longer than a visitor should
 * wait, so each of these writes runs on a thread of its own.
 */
export function threadedWrites(file: string) {
  const pending = new Set<Promise<void>>()
  return {
    /** Runs the queries in one transaction. */
    async write(queries: readonly CompiledQuery[]): Promise<void> {
      const plain = queries.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(bindable) }))
      const writing = runThread({ file, queries: plain })
      pending.add(writing)
      await writing.finally(() => pending.delete(writing))
    },

    /** Waits for pending writes. */
    close: () => Promise.allSettled(pending),
  }
}

async function runThread(workerData: ThreadedWrite): Promise<void> {
  try {
    await once(new Worker(workerPath(import.meta, 'write-thread'), { workerData }), 'exit')
  } catch (error) {
    if (error instanceof Error && 'errcode' in error) throw named(error)
    throw new StoreUnavailableError('No se pudo escribir en la base de datos.', { cause: error })
  }
}
