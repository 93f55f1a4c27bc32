import { chmodSync, mkdirSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Store, withStore } from '../store/store.ts'
import { DamagedStoreError } from '../store/store-errors.ts'
import { checkSiteFile } from './check.ts'
import { checkArchive } from './check-archive.ts'
import type { CopyJob } from './checked-copy.ts'
import { SiteFileError } from './site-file-error.ts'
import { removeInfo, type SiteFileInfo } from './site-file-info.ts'

/** The work of the process that `checked-copy.ts` starts. @throws {SiteFileError | InvalidSnapshotError} */
export async function copyChecked({ file, kind, copy }: CopyJob): Promise<SiteFileInfo> {
  const info = await checkSiteFile(file, kind)
  mkdirSync(dirname(copy), { recursive: true })
  await copyFile(file, copy)
  chmodSync(copy, 0o600)
  forgetInfo(copy)
  // Also upgrades the tables of the copy to this version.
  await withStore({ kind: 'sqlite', file: copy }, async (store) => {
    await loadLive(store)
    if (kind === 'archive') await checkArchive(store)
  })
  return info
}

/** @throws {SiteFileError | InvalidSnapshotError} if the live release is incomplete, or does not match the schemas. */
async function loadLive(store: Store): Promise<void> {
  const live = await store.liveRelease()
  if (!live) throw new SiteFileError('El archivo no tiene un sitio publicado.')
  try {
    await store.loadSnapshot(live.revisions)
  } catch (error) {
    if (!(error instanceof DamagedStoreError)) throw error
    throw new SiteFileError(`El archivo no es un sitio entero: ${error.message}`, { cause: error })
  }
}

function forgetInfo(file: string): void {
  using database = new DatabaseSync(file)
  removeInfo(database)
}
