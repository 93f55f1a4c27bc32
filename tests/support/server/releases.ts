import { documentNames } from '#content/documents/documents.ts'
import { createSecurityHeaders, pageContentWith } from '#server/http/security-headers.ts'
import type { PreparedResponse } from '#server/responses/prepared-response.ts'
import type { Revisions } from '#server/store/recorded-release.ts'

export const contentOf = pageContentWith(createSecurityHeaders('http://localhost:3000'))

/** Revision 1 of every document, except for the changes. */
export function revisionsOf(changes: Partial<Revisions> = {}): Revisions {
  return { ...(Object.fromEntries(documentNames.map((name) => [name, 1])) as Revisions), ...changes }
}

/** The doctor's name in a page, which is the title's text after the dot. */
export function doctorIn(response: PreparedResponse | undefined): string | undefined {
  return response && /· (.+?)<\/title>/.exec(response.content.body.toString())?.[1]
}
