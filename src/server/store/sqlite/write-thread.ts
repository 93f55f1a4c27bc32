import { workerData } from 'node:worker_threads'
import { connect } from './connect-sqlite.ts'
import type { ThreadedWrite } from './threaded-writes.ts'

// Runs one long write. While it waits for the lock, it blocks only its own thread: see `threaded-writes.ts`.
const timeout = 5_000
const { file, queries }: ThreadedWrite = workerData
// Its end closes the database, which rolls back what is not committed.
using database = connect(file, timeout)
database.exec('begin immediate')
for (const { sql, parameters } of queries) database.prepare(sql).run(...parameters)
database.exec('commit')
