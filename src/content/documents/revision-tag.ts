export type RevisionKey = { readonly number: number; readonly createdAt: string }

/**
 * ETag of a revision: `"gallery-12.mk3f0a1c"`. It contains the time too, because a database restored to an earlier
 * state assigns the same numbers again.
 */
export const revisionTag = (document: string, { number, createdAt }: RevisionKey) =>
  `"${document}-${number}.${Date.parse(createdAt).toString(36)}"`

/**
 * The number and the time (ms since 1970) in an ETag. The time is undefined in ETags from older versions of this
 * software.
 */
export function readRevisionTag(tag: string): { number: number; time: number | undefined } | undefined {
  const [, number, time] = /-(\d+)(?:\.([0-9a-z]+))?"$/.exec(tag) ?? []
  if (number === undefined) return undefined
  return { number: Number(number), time: time === undefined ? undefined : Number.parseInt(time, 36) }
}
