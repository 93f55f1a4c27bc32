import type { DocumentName } from '#content/documents.ts'
import { type RevisionKey, revisionTag } from '#content/revision-tag.ts'

/**
 * Whether a save with this `If-Match` may follow the latest revision: `undefined` when it may follow any. A proxy that
 * compresses weakens the tags it passes: those count too. A tag without a time is one of an earlier version of the site,
 * and is compared by its number.
 */
export function expectedRevision(
  document: DocumentName,
  ifMatch: string | undefined,
): ((latest: RevisionKey | undefined) => boolean) | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const tags: string[] = ifMatch.match(/"[^"]*"/g) ?? []
  return (latest) =>
    latest !== undefined &&
    (tags.includes(revisionTag(document, latest)) || tags.includes(`"${document}-${latest.number}"`))
}
