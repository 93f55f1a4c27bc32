import type { SQLInputValue } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery } from 'kysely'
import { workerPath } from '../../process/worker-path.ts'
import { StoreUnavailableError } from '../store-errors.ts'
import { bindable } from './node-sqlite-dialect.ts'
import { named } from './sqlite-errors.ts'

/** Writes of many bytes, which take long. Each call is one transaction. */
export type LargeWrites = {
  readonly write: (queries: readonly CompiledQuery[]) => Promise<void>
  /** Waits for pending writes. */
  readonly close: () => Promise<void>
}

export type ThreadRequest = {
  readonly id: number
  readonly queries: readonly { readonly sql: string; readonly parameters: SQLInputValue[] }[]
}
export type WriteResult = {
  readonly id: number
  readonly failure?: { readonly message: string; readonly errcode: number }
}

/** How long the idle thread is kept, in ms. */
const idleTime = 10_000

/**
 * SQLite blocks the writing thread until the bytes are on disk. For megabytes that is longer than a visitor should
 * wait, so these writes run on a separate thread, started on demand.
 */
export function threadedWrites(file: string): LargeWrites {
  const pending = new Map<number, PromiseWithResolvers<void>>()
  let thread: Worker | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(workerPath(import.meta, 'write-thread'), { workerData: file })
    started.unref()
    started.on('message', ({ id, failure }: WriteResult) => {
      const { resolve, reject } = pending.get(id) ?? Promise.withResolvers<void>()
      pending.delete(id)
      if (failure) reject(named(Object.assign(new Error(failure.message), { errcode: failure.errcode })))
      else resolve()
      if (pending.size === 0) idleTimer = setTimeout(() => end(started), idleTime).unref()
    })
    started.on('error', (cause) => {
      if (thread === started) thread = undefined
      const error = new StoreUnavailableError('No se pudo escribir en la base de datos.', { cause })
      for (const { reject } of pending.values()) reject(error)
      pending.clear()
    })
    return started
  }

  async function end(ended: Worker): Promise<void> {
    if (thread === ended) thread = undefined
    await ended.terminate()
  }

  return {
    async write(queries) {
      const plain = queries.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(bindable) }))
      clearTimeout(idleTimer)
      lastId += 1
      const settled = Promise.withResolvers<void>()
      pending.set(lastId, settled)
      thread ??= start()
      thread.postMessage({ id: lastId, queries: plain } satisfies ThreadRequest)
      await settled.promise
    },

    async close() {
      clearTimeout(idleTimer)
      await Promise.allSettled([...pending.values()].map(({ promise }) => promise))
      if (thread) await end(thread)
    },
  }
}
