import type { FastifyRequest } from 'fastify'
import { arrangementOf } from '#content/documents/arrangement.ts'
import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { type Entry, type EntryDocument, isEntryDocument } from '#content/documents/entries.ts'
import { entryLabel, entrySummary } from '#content/documents/entry-summary.ts'
import { orderTag } from '#content/documents/order-tag.ts'
import { type RevisionKey, revisionTag } from '#content/documents/revision-tag.ts'
import { pictureDraftOf, pictureTag } from '#content/media/picture-draft.ts'
import type { Json } from '#content/values/json.ts'
import { type EntryRef, entryTag } from '../store/entry-refs.ts'
import { readMediaItem } from '../store/media-rows.ts'
import type { Revision } from '../store/revision.ts'
import type { Store } from '../store/store.ts'
import { jsonOf } from '../store/stored-value.ts'

/** What must be stored for a save to go on: nothing, anything, or one of these tags. Undefined if it does not matter. */
export type Precondition = 'nothing' | 'anything' | readonly string[] | undefined

/** Reads `If-Match`, and `If-None-Match: *`, which allows only something new. */
export function preconditionOf({ headers }: Pick<FastifyRequest, 'headers'>): Precondition {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
  return ifNoneMatch?.trim() === '*' ? 'nothing' : tagsIn(ifMatch)
}

/** Weak tags are accepted too, because compressing proxies weaken the tags that they pass on. */
export function tagsIn(ifMatch: string | undefined): Precondition {
  if (ifMatch === undefined) return undefined
  return ifMatch.trim() === '*' ? 'anything' : (ifMatch.match(/"[^"]*"/g) ?? [])
}

/**
 * A check whether a save may follow the latest revision; undefined when it may follow any. A tag without a time comes
 * from an earlier version of the site, and only its number is compared.
 */
export function expectedRevision(document: DocumentName, tags: Precondition) {
  if (tags === undefined || typeof tags === 'string') return undefined
  return (latest: RevisionKey | undefined): boolean =>
    latest !== undefined &&
    (tags.includes(revisionTag(document, latest)) || tags.includes(`"${document}-${latest.number}"`))
}

/** A check whether a save may replace a stored entry; undefined when it may replace any. */
export function expectedEntry(document: EntryDocument, expected: Precondition) {
  if (expected === undefined) return undefined
  return (stored: EntryRef | undefined): boolean => {
    if (expected === 'nothing' || stored === undefined) return expected === 'nothing' && stored === undefined
    return expected === 'anything' || expected.includes(entryTag(document, stored))
  }
}

/** A document in responses to saves: under its body key, and who saved it. */
export const revisionBody = ({ value, ...revision }: Revision) => ({
  [documentRow(revision.document).bodyKey]: value,
  revision,
})

type StoredEntry = { readonly ref: EntryRef; readonly entry: Entry; readonly author: string }

function entryBody(document: EntryDocument, { ref, entry, author }: StoredEntry) {
  const { number, createdAt } = ref
  return { entry, revision: { document, number, author, createdAt }, etag: entryTag(document, ref) }
}

/**
 * What is stored of a document, of an entry or picture, or, without an id, of the order of a document's entries: its value, its
 * ETag, and what a refusal of a stale save says of it. Undefined if it does not exist.
 */
export async function storedVersion(
  store: Pick<Store, 'latestRevision' | 'findEntry' | 'db'>,
  document: DraftDocument,
  id?: string,
): Promise<{ readonly value: unknown; readonly tag: string; readonly body: object } | undefined> {
  if (document === 'pictures') {
    const item = (await readMediaItem(store.db, id ?? ''))?.item
    const value = item && pictureDraftOf(item)
    return item && { value, tag: pictureTag(item), body: { picture: value, etag: pictureTag(item) } }
  }
  if (!isEntryDocument(document)) {
    const latest = await store.latestRevision(document)
    return latest && { value: latest.value, tag: revisionTag(document, latest), body: revisionBody(latest) }
  }
  if (id !== undefined) {
    const found = await store.findEntry(document, id)
    return (
      found && { value: found.entry, tag: entryTag(document, found.ref), body: entryBody(document, found) }
    )
  }
  const entries = (await store.latestRevision(document))?.value ?? []
  const titles = entries.map((entry) => ({ id: entry.id, title: entryLabel(entrySummary(entry)) }))
  const ids = entries.map((entry) => entry.id)
  const [value, tag] = [arrangementOf(titles), orderTag(document, ids)]
  return { value, tag, body: { arrangement: value, etag: tag } }
}

/** What is stored, as JSON. The order of entries has no id. */
export async function storedPart(
  store: Parameters<typeof storedVersion>[0],
  document: DraftDocument,
  id?: string,
): Promise<{ readonly value: Json; readonly tag: string } | undefined> {
  const stored = await storedVersion(store, document, id)
  return stored && { value: toJson(stored.value), tag: stored.tag }
}

/** Dates and undefined fields become what a body has. */
export const toJson = (value: unknown): Json => jsonOf(JSON.parse(JSON.stringify(value)))
