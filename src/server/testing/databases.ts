import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseLocation } from '../store/database-location.ts'
import { openStore, type Store } from '../store/store.ts'
import { createPostgresDatabase, runAsOperator } from './postgres-databases.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The engine that the tests of this Vitest project run on. */
export const engine = () => (inject('postgresTemplate') ? 'postgres' : 'sqlite')

/** An empty database of the test's own, of the project's engine; on SQLite in memory. */
export async function emptyDatabase(): Promise<DatabaseLocation> {
  return engine() === 'postgres' ? postgresOfTest() : { kind: 'sqlite', file: ':memory:' }
}

/** The same, but that others can open it too. */
export async function sharedDatabase(): Promise<DatabaseLocation> {
  return engine() === 'postgres'
    ? postgresOfTest()
    : { kind: 'sqlite', file: join(temporaryFolder(), 'sitio.db') }
}

/** A store that the test closes when it is over. */
export async function storeIn(database: DatabaseLocation): Promise<Store> {
  const store = await openStore(database)
  onTestFinished(() => store.close())
  return store
}

export const emptyStore = async (): Promise<Store> => storeIn(await emptyDatabase())

/** What `DATABASE_URL` says of it. */
export const urlOf = (location: DatabaseLocation) =>
  location.kind === 'sqlite' ? `file:${location.file}` : location.url

async function postgresOfTest(): Promise<DatabaseLocation> {
  const template = inject('postgresTemplate')
  if (!template) throw new Error('This Vitest project has no PostgreSQL.')
  const url = await createPostgresDatabase(template, { isCopy: true })
  onTestFinished(() =>
    runAsOperator(template, `drop database ${new URL(url).pathname.slice(1)} with (force)`),
  )
  return { kind: 'postgres', url }
}
