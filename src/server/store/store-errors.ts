/** The store cannot answer now, and may later: locked by another process, disk full, folder gone. */
export class StoreUnavailableError extends Error {
  override readonly name: string = 'StoreUnavailableError'
}

/** Another process holds the store's lock, by now perhaps no longer. */
export class BusyStoreError extends StoreUnavailableError {
  override readonly name = 'BusyStoreError'
}

/** The store's file is not, or no longer wholly, a store of this site. Nothing may be written to it. */
export class DamagedStoreError extends Error {
  override readonly name = 'DamagedStoreError'
}

/** A store that was in use before is missing or empty: it must not silently become the sample site. */
export class LostStoreError extends Error {
  override readonly name = 'LostStoreError'
}

/** This build of Node brings a SQLite with a known fault. */
export class UnsafeSqliteError extends Error {
  override readonly name = 'UnsafeSqliteError'
}

/** A site is not copied over another. */
export class OccupiedStoreError extends Error {
  override readonly name = 'OccupiedStoreError'
}

/** What was copied is not what was read: nothing of it is kept. */
export class UnfaithfulCopyError extends Error {
  override readonly name = 'UnfaithfulCopyError'
}

export const isStoreError = (error: unknown) =>
  error instanceof StoreUnavailableError ||
  error instanceof DamagedStoreError ||
  error instanceof LostStoreError ||
  error instanceof UnsafeSqliteError ||
  error instanceof OccupiedStoreError ||
  error instanceof UnfaithfulCopyError
