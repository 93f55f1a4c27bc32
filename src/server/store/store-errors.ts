import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogEvent } from 'kysely'
import { Problem } from '../problems/problem.ts'

/** The store cannot be used, or not now. */
abstract class StoreError extends Error {
  abstract override readonly name: string
}

/** The store is unavailable now but may recover: locked by another process, disk full, folder missing. */
export class StoreUnavailableError extends StoreError {
  override readonly name: string = 'StoreUnavailableError'
}

/** Another process held the store's lock. A retry may succeed. */
export class BusyStoreError extends StoreUnavailableError {
  override readonly name = 'BusyStoreError'
}

/** The store's file is damaged or does not belong to this site. Nothing may be written to it. */
export class DamagedStoreError extends StoreError {
  override readonly name = 'DamagedStoreError'
}

/** A store that was in use before is missing or empty. It must not silently become the sample site. */
export class LostStoreError extends StoreError {
  override readonly name = 'LostStoreError'
}

/** This Node build contains an SQLite version with a known bug. */
export class UnsafeSqliteError extends StoreError {
  override readonly name = 'UnsafeSqliteError'
}

/** The target of a copy already holds a site. A copy never overwrites a site. */
export class OccupiedStoreError extends StoreError {
  override readonly name = 'OccupiedStoreError'
}

/** The copied rows differ from the original. Nothing of the copy is kept. */
export class UnfaithfulCopyError extends StoreError {
  override readonly name = 'UnfaithfulCopyError'
}

export const isStoreError = (error: unknown) => error instanceof StoreError

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

/** Refuses the NUL character: PostgreSQL cannot store it, and no one types it. @throws {Problem} `invalid_request` */
export function refuseNul(text: string): void {
  if (text.includes('\0')) {
    throw new Problem('invalid_request', { detail: 'El texto tiene un carácter que no se puede guardar.' })
  }
}
