import type { Kysely } from 'kysely'
import type { EntryDocument } from '#content/documents/entries.ts'
import type { Tables } from './tables.ts'

/** One saved state of an entry, without its value. `previous` is the number of the state before it. */
export type EntryState = Awaited<ReturnType<typeof entryStates>>[number]

/** States of one entry, or of all, newest first. */
export async function entryStates(db: Kysely<Tables>, document: EntryDocument, key?: string) {
  const rows = await db
    .selectFrom('entry_revision')
    .select(['entry', 'number', 'author', 'created_at', 'id', 'title'])
    .select(({ eb }) => eb('value', 'is', null).as('isRemoval'))
    .where('document', '=', document)
    .$if(key !== undefined, (query) => query.where('entry', '=', key ?? ''))
    .orderBy('number')
    .execute()
  const present = new Map<string, number>()
  const states = rows.map(({ entry, title, created_at: createdAt, isRemoval, ...state }) => {
    const kind: 'added' | 'changed' | 'removed' = isRemoval
      ? 'removed'
      : present.has(entry)
        ? 'changed'
        : 'added'
    const previous = present.get(entry)
    if (isRemoval) present.delete(entry)
    else present.set(entry, state.number)
    return { ...state, key: entry, previous, title, createdAt, kind }
  })
  return states.reverse()
}
