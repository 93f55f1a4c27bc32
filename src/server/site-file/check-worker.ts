import { mkdirSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { answerJob } from '../process/answer-job.ts'
import { asStore } from './as-store.ts'
import { checkSiteFile } from './check.ts'
import { checkArchive } from './check-archive.ts'
import type { CopyJob } from './checked-copy.ts'

/** In bytes, for all of SQLite in this process. `checked-copy.ts` limits the rest. */
const maxSqliteMemory = 256 * 1024 * 1024

answerJob(async ({ file, kind, copy }: CopyJob) => {
  const database = new DatabaseSync(':memory:')
  database.exec(`pragma hard_heap_limit = ${maxSqliteMemory}`)
  database.close()
  const info = await checkSiteFile(file, kind)
  mkdirSync(dirname(copy), { recursive: true })
  await copyFile(file, copy)
  const store = await asStore(copy)
  try {
    if (kind === 'archive') await checkArchive(store)
  } finally {
    await store.close()
  }
  return info
})
