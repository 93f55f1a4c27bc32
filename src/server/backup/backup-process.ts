import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { childEnvironment, postgresVariables } from '../process/child-environment.ts'
import { workerPath } from '../process/worker-path.ts'
import { removePartialsOf } from '../site-file/partial-file.ts'
import { BackupRunningError, SiteFileError } from '../site-file/site-file-error.ts'
import type { WrittenFile } from '../site-file/write.ts'
import type { BackupResult } from './backup-worker.ts'
import type { BackupJob } from './take-backup.ts'

const worker = workerPath(import.meta, 'backup-worker')

/** Lower priority than the responses to visitors. */
const niceness = 15

/** Maximum time for a backup, in ms: a disk that hangs must not stop the backups silently. */
const timeout = 60 * 60 * 1000

/**
 * Takes a backup in a child process, because SQLite blocks the process that copies until everything is written. If
 * `signal` aborts, the child is killed and its files are removed.
 */
export async function takeBackupInProcess(job: BackupJob, signal: AbortSignal): Promise<WrittenFile> {
  signal.throwIfAborted()
  const child = fork(worker, {
    execArgv: [],
    // PGPASSWORD and others may be needed to open the database.
    env: childEnvironment(job.database.kind === 'postgres' ? postgresVariables : undefined),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (child.pid) lowerPriority(child.pid)
  const end = () => child.kill('SIGKILL')
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  const late = setTimeout(end, timeout).unref()
  signal.addEventListener('abort', end)
  try {
    const { promise, resolve, reject } = Promise.withResolvers<BackupResult>()
    child.once('message', (result: BackupResult) => resolve(result))
    child.on('error', reject)
    child.once('exit', (code, by) =>
      reject(new SiteFileError(`El proceso que copia terminó con ${by ?? code}.`)),
    )
    child.send(job, (error) => error && reject(error))
    const reply = await promise
    if ('written' in reply) return reply.written
    throw reply.isRunningElsewhere ? new BackupRunningError() : new SiteFileError(reply.failure)
  } catch (error) {
    end()
    await ended
    if (child.pid) await removePartialsOf(child.pid, dirname(job.file))
    throw error
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', end)
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // The process has already ended, or the system does not allow the change and it runs at normal priority.
  }
}
