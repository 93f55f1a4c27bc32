import type { FastifyRequest } from 'fastify'
import type { EntryDocument } from '#content/entries.ts'
import { type EntryRef, entryTag } from '../../store/entry-refs.ts'

/** Returns a check of an entry of this document: whether the save may continue. Undefined if every save may. */
export type Preconditions = (
  document: EntryDocument,
) => ((stored: EntryRef | undefined) => boolean) | undefined

/**
 * Reads `If-Match` with an entry's tags, and `If-None-Match: *`, which allows only a new entry. Weak tags are accepted,
 * because compressing proxies weaken the tags that they pass on.
 */
export function preconditionsOf({ headers }: Pick<FastifyRequest, 'headers'>): Preconditions {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
  if (ifNoneMatch?.trim() === '*') return () => (stored) => stored === undefined
  if (ifMatch === undefined) return () => undefined
  if (ifMatch.trim() === '*') return () => (stored) => stored !== undefined
  const tags: string[] = ifMatch.match(/"[^"]*"/g) ?? []
  return (document) => (stored) => stored !== undefined && tags.includes(entryTag(document, stored))
}
