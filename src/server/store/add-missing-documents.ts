import type { Kysely } from 'kysely'
import { type DocumentName, documentNames, documentSchema } from '#content/documents/documents.ts'
import { isJsonObject } from '#content/values/json.ts'
import { insertDocument } from './insert-document.ts'
import { jsonOf, parseJson } from './stored-value.ts'
import type { Tables } from './tables.ts'
import { transact } from './transact.ts'

/** Gives documents that are newer than the store an empty first revision, and names it in all releases. */
export async function addMissingDocuments(db: Kysely<Tables>): Promise<void> {
  // A SQLite transaction writes even if it changes nothing, and a start should not need free disk space.
  if ((await missingIn(db)).length > 0) await transact(db, addAll)
}

async function addAll(tx: Kysely<Tables>): Promise<void> {
  const releases = await tx.selectFrom('release').selectAll().orderBy('id').execute()
  const [first] = releases
  // A new store has no release yet: the first start adds all documents.
  if (!first) return
  const missing = await missingIn(tx)
  for (const document of missing) {
    const schema = documentSchema(document)
    const value = schema.safeParse([]).data ?? schema.parse({})
    const revision = { document, number: 1, author: 'sistema', createdAt: first.created_at, value }
    await insertDocument(tx, revision, undefined)
  }
  const added = Object.fromEntries(missing.map((name) => [name, 1]))
  for (const { id, revisions } of releases) {
    const named = jsonOf(parseJson(revisions))
    if (!isJsonObject(named)) continue
    const text = JSON.stringify({ ...added, ...named })
    await tx.updateTable('release').set({ revisions: text }).where('id', '=', id).execute()
  }
}

/** The documents without any revision. */
async function missingIn(db: Kysely<Tables>): Promise<readonly DocumentName[]> {
  const rows = await db.selectFrom('revision').select('document').distinct().execute()
  const present = new Set(rows.map(({ document }) => document))
  return present.size === 0 ? [] : documentNames.filter((name) => !present.has(name))
}
