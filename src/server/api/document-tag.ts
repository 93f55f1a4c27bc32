import type { DocumentName } from '#content/documents.ts'
import { type RevisionKey, revisionTag } from '#content/revision-tag.ts'

/**
 * A check whether a save with this `If-Match` may follow the latest revision; `undefined` when it may follow any.
 * Weak tags are accepted too, because compressing proxies weaken the tags they pass on. A tag without a time comes
 * from an earlier version of the site, and only its number is compared.
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
