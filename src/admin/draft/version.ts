import { readRevisionTag } from '#content/documents/revision-tag.ts'
import type { JsonObject } from '#content/values/json.ts'
import type { RevisionInfo } from '#contract/shapes.ts'

/** A document as the server holds it. */
export type Version = {
  readonly value: JsonObject
  readonly etag: string | undefined
  readonly author?: string
  readonly createdAt?: string
}

export type Received<Value = JsonObject> = {
  readonly value: Value
  readonly etag: string | undefined
  readonly revision?: RevisionInfo | undefined
}

/** Converts what the API sends to the version that the draft store uses. */
export const receivedVersion = ({ value, etag, revision }: Received): Version => ({
  value,
  etag,
  ...(revision && { author: revision.author, createdAt: revision.createdAt }),
})

/**
 * Whether `one` was saved after `other`, by the numbers and times in their ETags. Both count: after a database
 * restore the numbers start again from a lower one, and a clock may be set back.
 */
export function isNewer(one: Version, other: Version): boolean {
  const [tag, otherTag] = [readRevisionTag(one.etag ?? ''), readRevisionTag(other.etag ?? '')]
  if (!tag || !otherTag) return one.etag !== other.etag
  const isLater = tag.time !== undefined && otherTag.time !== undefined && tag.time > otherTag.time
  return isLater || tag.number > otherTag.number
}
