import { BackupRunningError } from './site-file-error.ts'

/** Any number will do that no other lock of this program has. */
const backupLock = 26_112_013

/**
 * Works while no other instance on the same PostgreSQL makes a site file: several that share a folder would each make
 * one. The lock goes with its connection, also when the process is killed.
 * @throws {BackupRunningError} when another instance has the lock.
 */
export async function withBackupLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  // Most sites never need PostgreSQL.
  const { Client } = await import('pg')
  const { connectionSettings } = await import('../store/postgres/connection-settings.ts')
  const { named } = await import('../store/postgres/postgres-errors.ts')
  const client = new Client({ ...connectionSettings(url), application_name: 'consultorio-backup' })
  // A lost connection is noticed by the work itself, which has others.
  client.on('error', () => {})
  try {
    const isFree = await client
      .connect()
      .then(() =>
        client.query<{ is_free: boolean | number }>('select pg_try_advisory_lock($1) as is_free', [
          backupLock,
        ]),
      )
      .then(({ rows }) => Boolean(rows[0]?.is_free))
      .catch((error: unknown) => {
        throw named(error)
      })
    if (!isFree) throw new BackupRunningError()
    return await work()
  } finally {
    // Not awaited: a dead connection never says that it ended.
    void client.end().catch(() => {})
  }
}
