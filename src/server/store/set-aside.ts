import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Change } from '#content/changes/change.ts'
import { isWhole } from '#content/changes/items.ts'
import { placeWords } from '#content/changes/place-words.ts'
import { describeValue } from '#content/documents/describe-value.ts'
import { type DraftDocument, draftPlace } from '#content/documents/draft-schema.ts'
import { entryName } from '#content/documents/entry-summary.ts'
import { leaves } from '#content/fields/field-walk.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { isJsonObject, isWithin, type Json } from '#content/values/json.ts'
import type { SetAside } from '#contract/discontinued.ts'
import type { Tables } from './tables.ts'

/** Changes that could not be joined with those of others, until an owner has read them. */
export const changesSetAside = (db: Kysely<Tables>): Promise<SetAside[]> =>
  db.selectFrom('set_aside').select(['author', 'place', 'words']).orderBy('id').execute()

type Draft = {
  readonly document: DraftDocument
  readonly entry?: string | undefined
  readonly base: Json
}

/** Stores the text of changes to an item or entry that somebody deleted, so that an owner can read it. */
export async function setAside(
  tx: Kysely<Tables>,
  draft: Draft,
  lost: readonly Change[],
  notes: readonly { readonly key: string; readonly author: string }[],
): Promise<void> {
  const { document, entry, base } = draft
  const title = entry !== undefined && isJsonObject(base) ? [entryName(base)] : []
  for (const change of lost) {
    // Nothing was written in an order or a removed item.
    if (change.kind === 'ordered' || change.after === undefined) continue
    const place = placeWords(change, [draftPlace(document).name, ...title])
    const author = notes.find(({ key }) => isWithin(change.path, key))?.author ?? ''
    const words = wordsOf(change.field, change.after)
    await tx.insertInto('set_aside').values({ id: randomUUID(), author, place, words }).execute()
  }
}

/** A value in words; of an item, all that was written in it. */
function wordsOf(field: Field, value: Json): string {
  if (field.kind !== 'group' || isWhole(field)) return describeValue(field, value)
  return [...leaves(field, value)]
    .filter((leaf) => leaf.value !== '' && leaf.value !== leaf.field.initial)
    .map((leaf) => `${leaf.field.label}: ${describeValue(leaf.field, leaf.value)}`)
    .join('; ')
}
