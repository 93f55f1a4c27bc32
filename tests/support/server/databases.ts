import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#server/store/database-location.ts'
import { openStore, type Store, type StoreOptions } from '#server/store/store.ts'
import { createPostgresDatabase, runAsOperator } from './postgres-databases.ts'
import { type OnEnd, temporaryFolder } from './temporary-folder.ts'

/** The database engine of this Vitest project. */
export const engine = () => (inject('postgresTemplate') ? 'postgres' : 'sqlite')

/** An empty database for the current test, on the project's engine; on SQLite in memory. */
export async function emptyDatabase(onEnd: OnEnd = onTestFinished): Promise<DatabaseLocation> {
  return engine() === 'postgres' ? postgresOfTest(onEnd) : { kind: 'sqlite', file: ':memory:' }
}

/** Like `emptyDatabase`, but other processes and connections can open it too. */
export async function sharedDatabase(): Promise<DatabaseLocation> {
  return engine() === 'postgres'
    ? postgresOfTest(onTestFinished)
    : { kind: 'sqlite', file: join(temporaryFolder(), 'sitio.db') }
}

/** Opens a store that is closed when the test ends. */
export async function storeIn(database: DatabaseLocation, options: StoreOptions = {}): Promise<Store> {
  const store = await openStore(database, options)
  onTestFinished(() => store.close())
  return store
}

export const emptyStore = async (): Promise<Store> => storeIn(await emptyDatabase())

/** The database's `DATABASE_URL`. */
export const urlOf = (location: DatabaseLocation) =>
  location.kind === 'sqlite' ? `file:${location.file}` : location.url

async function postgresOfTest(onEnd: OnEnd): Promise<DatabaseLocation> {
  const template = inject('postgresTemplate')
  if (!template) throw new Error('This Vitest project has no PostgreSQL.')
  const url = await createPostgresDatabase(template, { isCopy: true })
  onEnd(() => runAsOperator(template, `drop database ${new URL(url).pathname.slice(1)} with (force)`))
  return { kind: 'postgres', url }
}
