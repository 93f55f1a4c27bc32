import { createPostgresDatabase } from './server/postgres-databases.ts'

/** Variable with the URL of a PostgreSQL server, if the servers of this test run store their sites on it. */
export const postgresVariable = 'TEST_POSTGRES'

/** The databases by data folder, so that a server that starts again in the same folder finds its site. */
const databases = new Map<string, Promise<string>>()

/** `DATABASE_URL` of the site in a data folder; undefined for the SQLite file in that folder. */
export async function databaseUrlOf(dataDir: string): Promise<string | undefined> {
  const server = process.env[postgresVariable]
  if (server === undefined) return
  const database = databases.get(dataDir) ?? createPostgresDatabase(server)
  databases.set(dataDir, database)
  return database
}
