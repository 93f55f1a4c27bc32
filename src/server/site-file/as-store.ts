import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { openStore, type Store } from '../store/store.ts'
import { DamagedStoreError } from '../store/store-errors.ts'
import { SiteFileError } from './site-file-error.ts'
import { removeInfo } from './site-file-info.ts'

/**
 * Opens a private copy of a file as a store, and upgrades its tables to this version.
 * @throws {SiteFileError} when part of the live release is missing.
 * @throws {InvalidSnapshotError} when the live release no longer matches the schemas.
 */
export async function asStore(copy: string): Promise<Store> {
  chmodSync(copy, 0o600)
  const database = new DatabaseSync(copy)
  removeInfo(database)
  database.close()

  const store = await openStore({ kind: 'sqlite', file: copy })
  try {
    const live = await store.liveRelease()
    if (!live) throw new SiteFileError('El archivo no tiene un sitio publicado.')
    await store.loadSnapshot(live.revisions)
    return store
  } catch (error) {
    await store.close()
    if (!(error instanceof DamagedStoreError)) throw error
    throw new SiteFileError(`El archivo no es un sitio entero: ${error.message}`, { cause: error })
  }
}
