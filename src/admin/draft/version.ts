import type { JsonObject } from '#content/json.ts'

/** A document as the server holds it. */
export type Version = {
  readonly value: JsonObject
  readonly etag: string | undefined
  readonly author?: string
  readonly createdAt?: string
}

/** Whether `one` was saved after `other`, by the revision numbers in their ETags ("site-content-12"). */
export function isNewer(one: Version, other: Version): boolean {
  const [number, otherNumber] = [revisionNumber(one), revisionNumber(other)]
  if (number === undefined || otherNumber === undefined) return one.etag !== other.etag
  return number > otherNumber
}

function revisionNumber({ etag }: Version): number | undefined {
  const digits = /-(\d+)"$/.exec(etag ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
