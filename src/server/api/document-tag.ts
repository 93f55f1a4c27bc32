import type { DocumentName } from '#content/documents.ts'

/** The ETag of a document at one of its revisions. */
export const tagOf = (document: DocumentName, number: number) => `"${document}-${number}"`

/**
 * The revision that an `If-Match` asks for: `undefined` when any will do, 0, which never is, when the tag is none of
 * this document's. A proxy that compresses weakens the tags it passes: those count too.
 */
export function expectedNumber(document: DocumentName, ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const numbers = [...ifMatch.matchAll(/"([a-z-]+)-(\d{1,9})"/g)]
    .filter(([, name]) => name === document)
    .map(([, , number]) => Number(number))
  return Math.max(0, ...numbers)
}
