import type { QueryClient } from '@tanstack/react-query'
import { loadDocument } from '#admin/api/documents.ts'
import { revisionQuery, revisionsQuery } from '#admin/api/revisions.ts'
import { draftValueOf } from '#admin/draft/draft-shape.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { type Subject, subjectSchema } from '#admin/subject.ts'
import { type Arrangement, arrangement } from '#content/documents/arrangement.ts'
import { type EntryDocument, isEntryDocument } from '#content/documents/entries.ts'
import { sameValue } from '#content/fields/same-value.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { childOf, isJsonList, type Json, type JsonObject } from '#content/values/json.ts'

/** What a former version puts into one draft. */
export type FormerPart = {
  readonly document: Subject['document']
  /** Id that the entry has now; null for a deleted one; undefined for a document, or for the order of its entries. */
  readonly entry?: string | null
  readonly value: JsonObject
}

/** A version's value and the one that is saved now, in the shape of the document. */
type FormerValue = { readonly value: Json; readonly current: Json | undefined }

/** @throws {ApiProblem} when something could not be loaded. */
export async function loadFormerValue(
  client: QueryClient,
  subject: Subject,
  number: number,
): Promise<FormerValue> {
  const { document, entry } = subject
  const value = await revisionValue(client, subject, number)
  if (entry === undefined) return { value, current: (await loadDocument(document)).value }
  const [newest] = await client.fetchQuery({ ...revisionsQuery(subject), staleTime: 0 })
  const isGone = !newest || newest.kind === 'removed'
  return { value: [value], current: isGone ? [] : [await revisionValue(client, subject, newest.number)] }
}

const revisionValue = async (client: QueryClient, subject: Subject, number: number): Promise<Json> =>
  (await client.fetchQuery(revisionQuery(subject, number))).value

/** The drafts that a version changes. */
export async function formerParts(
  client: QueryClient,
  { document, entry }: Subject,
  { value, current }: FormerValue,
): Promise<FormerPart[]> {
  if (!isEntryDocument(document)) return [{ document, value: draftValueOf({ document }, value) }]
  const [former, saved] = [listOf(value), listOf(current)]
  if (entry !== undefined) {
    const now = saved[0] ? idOf(saved[0]) : null
    return former.map((each) => ({ document, entry: now, value: entryValue(document, each) }))
  }
  const savedById = new Map(saved.map((each) => [idOf(each), each]))
  const entries = former.flatMap((each): FormerPart[] => {
    const id = idOf(each)
    const now = savedById.get(id)
    if (sameValue(schemaTree(subjectSchema({ document, entry: id })), each, now)) return []
    return [{ document, entry: now === undefined ? null : id, value: entryValue(document, each) }]
  })
  return [...entries, await formerOrder(client, document, former.map(idOf))]
}

/** The former order. Entries that were added since then are deleted. */
async function formerOrder(
  client: QueryClient,
  document: EntryDocument,
  ids: readonly string[],
): Promise<FormerPart> {
  const { base } = (await openDraft(client, { document })).draft.state.getState()
  const { entries } = arrangement.parse(base?.value)
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: { readonly id: string }) => places.get(id) ?? ids.length
  const value = {
    entries: entries
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((each) => ({ ...each, isRemoved: !places.has(each.id) })),
  } satisfies Arrangement
  return { document, value }
}

const entryValue = (document: EntryDocument, value: Json) =>
  draftValueOf({ document, entry: idOf(value) }, value)
const listOf = (value: Json | undefined) => (isJsonList(value) ? value : [])
const idOf = (value: Json) => `${childOf(value, 'id')}`
