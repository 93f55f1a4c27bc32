import { startPostgres } from './server/postgres-server.ts'
import { postgresVariable } from './server-database.ts'

/** Starts one PostgreSQL server for the whole Vitest project. Each site that its tests start gets a database there. */
export default async function setup() {
  const { url, remove } = await startPostgres()
  process.env[postgresVariable] = url
  return remove
}
