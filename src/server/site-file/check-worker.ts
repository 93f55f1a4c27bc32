import { chmodSync, mkdirSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { answerJob } from '../process/answer-job.ts'
import { type Store, withStore } from '../store/store.ts'
import { DamagedStoreError } from '../store/store-errors.ts'
import { checkSiteFile } from './check.ts'
import { checkArchive } from './check-archive.ts'
import type { CopyJob } from './checked-copy.ts'
import { SiteFileError } from './site-file-error.ts'
import { removeInfo } from './site-file-info.ts'

/** In bytes, for all of SQLite in this process. `checked-copy.ts` limits the rest. */
const maxSqliteMemory = 256 * 1024 * 1024

answerJob(async ({ file, kind, copy }: CopyJob) => {
  changeFile(':memory:', (database) => database.exec(`pragma hard_heap_limit = ${maxSqliteMemory}`))
  const info = await checkSiteFile(file, kind)
  mkdirSync(dirname(copy), { recursive: true })
  await copyFile(file, copy)
  chmodSync(copy, 0o600)
  changeFile(copy, removeInfo)
  // Also upgrades the tables of the copy to this version.
  await withStore({ kind: 'sqlite', file: copy }, async (store) => {
    await loadLive(store)
    if (kind === 'archive') await checkArchive(store)
  })
  return info
})

function changeFile(file: string, change: (database: DatabaseSync) => void): void {
  using database = new DatabaseSync(file)
  change(database)
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
