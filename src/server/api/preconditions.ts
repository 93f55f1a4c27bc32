import type { FastifyRequest } from 'fastify'
import type { DocumentName } from '#content/documents/documents.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { type RevisionKey, revisionTag } from '#content/documents/revision-tag.ts'
import { type EntryRef, entryTag } from '../store/entry-refs.ts'

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
export function expectedRevision(
  document: DocumentName,
  tags: Precondition,
): ((latest: RevisionKey | undefined) => boolean) | undefined {
  if (tags === undefined || typeof tags === 'string') return undefined
  return (latest) =>
    latest !== undefined &&
    (tags.includes(revisionTag(document, latest)) || tags.includes(`"${document}-${latest.number}"`))
}

/** A check whether a save may replace a stored entry; undefined when it may replace any. */
export function expectedEntry(
  document: EntryDocument,
  expected: Precondition,
): ((stored: EntryRef | undefined) => boolean) | undefined {
  if (expected === undefined) return undefined
  return (stored) => {
    if (expected === 'nothing' || stored === undefined) return expected === 'nothing' && stored === undefined
    return expected === 'anything' || expected.includes(entryTag(document, stored))
  }
}
