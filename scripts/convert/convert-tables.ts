import type { Kysely } from 'kysely'
import { DocumentReader } from '#server/store/document-reader.ts'
import { migrations } from '#server/store/migrations/index.ts'
import { latestRelease, readSnapshot } from '#server/store/recorded-release.ts'
import type { Tables } from '#server/store/tables.ts'
import type { FormerTables } from './former-tables.ts'
import { joinDrafts } from './join-drafts.ts'
import { formerMigrations } from './migrations/index.ts'
import { unpackEntries } from './unpack-entries.ts'
import { upcastValues } from './upcast-values.ts'

/**
 * Gives a database of version 0.1 the tables and values of this version. Call it in a transaction.
 * @param done Names of the migrations that the database has.
 */
export async function convertTables(db: Kysely<FormerTables>, done: readonly string[]): Promise<void> {
  for (const [name, migration] of Object.entries(formerMigrations))
    if (!done.includes(name)) await migration.up(db)
  await upcastValues(db)
  await unpackEntries(db)
  for (const table of ['revision', 'entry_revision', 'draft'])
    await db.schema.alterTable(table).dropColumn('format').execute()
  await joinDrafts(db)
  await db.deleteFrom('kysely_migration').execute()
  const timestamp = new Date().toISOString()
  const names = Object.keys(migrations).map((name) => ({ name, timestamp }))
  await db.insertInto('kysely_migration').values(names).execute()
}

/** @throws {InvalidSnapshotError} if the live release of a converted site does not match the schemas. */
export async function refuseUnreadable(db: Kysely<Tables>): Promise<void> {
  const live = await latestRelease(db)
  if (live) await readSnapshot(db, new DocumentReader(), live.revisions, undefined, new Date())
}
