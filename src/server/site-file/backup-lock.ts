import { BackupRunningError } from './site-file-error.ts'

/** Key of the advisory lock. The number is arbitrary but unique in this program. */
const backupLock = 26_112_013

/**
 * Runs `work` while no other instance on the same PostgreSQL writes a site file; otherwise instances that share a
 * folder would each write one. The lock ends with its connection, even if the process is killed.
 * @throws {BackupRunningError} when another instance has the lock.
 */
export async function withBackupLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  // Imported on demand, because most sites do not use PostgreSQL.
  const { Client } = await import('pg')
  const { connectionSettings } = await import('../store/postgres/connection-settings.ts')
  const { named } = await import('../store/postgres/postgres-errors.ts')
  const client = new Client({ ...connectionSettings(url), application_name: 'consultorio-backup' })
  // If the database is lost, the work itself fails, because it uses other connections.
  client.on('error', () => {})
  const lock = async () => {
    await client.connect()
    const { rows } = await client.query('select 1 where pg_try_advisory_lock($1)', [backupLock])
    return rows.length > 0
  }
  try {
    const isFree = await lock().catch((error: unknown) => {
      throw named(error)
    })
    if (!isFree) throw new BackupRunningError()
    return await work()
  } finally {
    // Do not await this: a dead connection never confirms that it ended.
    void client.end().catch(() => {})
  }
}
