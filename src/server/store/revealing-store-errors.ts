import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogEvent } from 'kysely'
import { isStoreError } from './store-errors.ts'

const noted = new AsyncLocalStorage<{ storeError?: unknown }>()

/** Receives the log events of a database. They tell of queries, but not of lost connections. */
export function noteStoreErrors(event: LogEvent): void {
  if (event.level === 'error') noteStoreError(event.error)
}

export function noteStoreError(error: unknown): void {
  const notes = noted.getStore()
  if (notes && isStoreError(error)) notes.storeError = error
}

/**
 * Runs code that turns store failures into results, such as 'no session', and throws the original store error
 * instead.
 */
export async function revealingStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  const notes: { storeError?: unknown } = {}
  const result = await noted.run(notes, work).catch((error: unknown) => {
    throw notes.storeError ?? error
  })
  if (notes.storeError) throw notes.storeError
  return result
}
