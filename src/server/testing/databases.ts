import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseLocation } from '../store/database-location.ts'
import { openStore, type Store } from '../store/store.ts'
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

export async function emptyStore(): Promise<Store> {
  const store = await openStore(await emptyDatabase())
  onTestFinished(() => store.close())
  return store
}

/** What `DATABASE_URL` says of it. */
export const urlOf = (location: DatabaseLocation) =>
  location.kind === 'sqlite' ? `file:${location.file}` : location.url

/** A new database beside the one at `url`, and where it is: empty, or a copy of that one. */
export async function createPostgresDatabase(url: string, { isCopy = false } = {}): Promise<string> {
  const created = new URL(url)
  const template = decodeURIComponent(created.pathname.slice(1))
  const name = `prueba_${randomUUID().replaceAll('-', '')}`
  await runAsOperator(url, `create database ${name} template ${isCopy ? template : 'template0'}`)
  created.pathname = `/${name}`
  return created.href
}

async function postgresOfTest(): Promise<DatabaseLocation> {
  const template = inject('postgresTemplate')
  if (!template) throw new Error('This Vitest project has no PostgreSQL.')
  const url = await createPostgresDatabase(template, { isCopy: true })
  onTestFinished(() =>
    runAsOperator(template, `drop database ${new URL(url).pathname.slice(1)} with (force)`),
  )
  return { kind: 'postgres', url }
}

/** From the server's own database: nobody may be in one that is copied. */
export async function runAsOperator(url: string, statement: string): Promise<void> {
  const operators = new URL(url)
  operators.pathname = '/postgres'
  const client = new Client(operators.href)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
