import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type EntryDocument, entryDocuments } from '#content/documents/entries.ts'
import { type EntryRef, refsIn, refsText } from '#server/store/entry-refs.ts'
import type { FormerTables } from './former-tables.ts'

type Db = Kysely<FormerTables>

const packedEntries = z.array(
  z.looseObject({
    id: z.string(),
    title: z.string().optional(),
    name: z.string().optional(),
    aliases: z.array(z.string()).optional(),
  }),
)

/** The last state of each entry, by its key. */
type States = Map<string, { readonly ref: EntryRef; readonly title: string; readonly text: string }>

/** Stores the entries of old revisions of list documents one by one. The first sites stored them together. */
export async function unpackEntries(db: Db): Promise<void> {
  for (const document of entryDocuments) await unpackDocument(db, document)
}

async function unpackDocument(db: Db, document: EntryDocument): Promise<void> {
  const revisions = await db
    .selectFrom('revision')
    .select(['number', 'author', 'created_at'])
    .where('document', '=', document)
    .orderBy('number')
    .execute()
  const states: States = new Map()
  for (const revision of revisions) {
    const row = db.selectFrom('revision').where('document', '=', document)
    const { value } = await row
      .select('value')
      .where('number', '=', revision.number)
      .executeTakeFirstOrThrow()
    if (!value.startsWith('[')) {
      // The entries of this revision and of all later ones are stored one by one.
      await insertRemovals(db, document, revision, states, refsIn(value))
      return
    }
    const refs = await insertEntries(db, document, revision, states, value)
    await insertRemovals(db, document, revision, states, refs)
    await db
      .updateTable('revision')
      .set({ value: refsText(refs) })
      .where('document', '=', document)
      .where('number', '=', revision.number)
      .execute()
  }
}

type Revision = { readonly number: number; readonly author: string; readonly created_at: string }

async function insertEntries(
  db: Db,
  document: EntryDocument,
  revision: Revision,
  states: States,
  value: string,
): Promise<readonly EntryRef[]> {
  const refs: EntryRef[] = []
  for (const entry of packedEntries.parse(JSON.parse(value))) {
    const { id, aliases = [] } = entry
    const [text, title] = [JSON.stringify(entry), entry.title ?? entry.name ?? '']
    const before = states.get(id)
    const { number, created_at: createdAt } = revision
    const ref = before?.text === text ? before.ref : { key: id, id, number, createdAt, aliases }
    if (ref !== before?.ref) await insertState(db, document, revision, { id, title, value: text })
    states.set(id, { ref, title, text })
    refs.push(ref)
  }
  return refs
}

async function insertRemovals(
  db: Db,
  document: EntryDocument,
  revision: Revision,
  states: States,
  refs: readonly EntryRef[],
): Promise<void> {
  const left = new Set(refs.map(({ key }) => key))
  for (const [id, { title }] of [...states].filter(([key]) => !left.has(key))) {
    await insertState(db, document, revision, { id, title, value: null })
    states.delete(id)
  }
}

async function insertState(
  db: Db,
  document: EntryDocument,
  revision: Revision,
  state: { readonly id: string; readonly title: string; readonly value: string | null },
): Promise<void> {
  const row = { document, entry: state.id, format: 1, ...revision, ...state }
  await db
    .insertInto('entry_revision')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
