import { DatabaseSync } from 'node:sqlite'
import { answerJobs } from '../process/answer-jobs.ts'
import type { CopyJob } from './checked-copy.ts'
import { copyChecked } from './copy-checked.ts'

/** In bytes, for all of SQLite in this process. `checked-copy.ts` limits the rest. */
const maxSqliteMemory = 256 * 1024 * 1024

answerJobs((job: CopyJob) => {
  using database = new DatabaseSync(':memory:')
  database.exec(`pragma hard_heap_limit = ${maxSqliteMemory}`)
  return copyChecked(job)
})
