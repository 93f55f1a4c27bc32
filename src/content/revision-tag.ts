/** What tells a revision of a document from every other. */
export type RevisionKey = { readonly number: number; readonly createdAt: string }

/**
 * ETag of a revision: `"gallery-12.mk3f0a1c"`. It has the time too, because a database that was put back to an earlier
 * state gives the numbers that followed a second time.
 */
export const revisionTag = (document: string, { number, createdAt }: RevisionKey) =>
  `"${document}-${number}.${Date.parse(createdAt).toString(36)}"`

/** The number and the time (ms since 1970) in a tag; without a time in one that an earlier version of the site gave. */
export function readRevisionTag(tag: string): { number: number; time: number | undefined } | undefined {
  const [, number, time] = /-(\d+)(?:\.([0-9a-z]+))?"$/.exec(tag) ?? []
  if (number === undefined) return undefined
  return { number: Number(number), time: time === undefined ? undefined : Number.parseInt(time, 36) }
}
