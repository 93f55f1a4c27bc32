import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/store/open-database.ts'
import { createPostgresDatabase } from './postgres-databases.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set when the tests run on PostgreSQL: URL of a database with the tables, from which others are copied. */
    postgresTemplate?: string
  }
}

/** Starts one PostgreSQL server for the whole Vitest project. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const template = await createPostgresDatabase(server.url)
  const { close } = await openDatabase({ kind: 'postgres', url: template })
  await close()
  project.provide('postgresTemplate', template)
  return () => server.remove()
}
