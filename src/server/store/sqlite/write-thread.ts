import { parentPort, workerData } from 'node:worker_threads'
import { connect } from './connect-sqlite.ts'
import type { ThreadRequest, WriteResult } from './threaded-writes.ts'

// Runs long writes. While it waits for the lock, it blocks only its own thread: see `threaded-writes.ts`.
const timeout = 5_000
const database = connect(String(workerData), timeout)

parentPort?.on('message', ({ id, queries }: ThreadRequest) => {
  try {
    database.exec('begin immediate')
    for (const { sql, parameters } of queries) database.prepare(sql).run(...parameters)
    database.exec('commit')
    sendResult({ id })
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    const message = error instanceof Error ? error.message : String(error)
    const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
    sendResult({ id, failure: { message, errcode } })
  }
})

function sendResult(result: WriteResult): void {
  parentPort?.postMessage(result)
}
