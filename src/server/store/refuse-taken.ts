import type { Kysely } from 'kysely'
import { basePaths, pageDocuments } from '#content/addresses/page-documents.ts'
import type { Entry } from '#content/documents/entries.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import { Problem } from '../problems/problem.ts'
import type { EntryRef } from './entry-refs.ts'
import { refsOf } from './list-writes.ts'
import { latestRow } from './revision.ts'
import type { Tables } from './tables.ts'

/** @throws {Problem} `invalid_document` if another entry has one of this entry's addresses. */
export function refuseTaken(refs: readonly EntryRef[], before: EntryRef | undefined, entry: Entry): void {
  const taken = new Set(refs.flatMap((ref) => (ref === before ? [] : [ref.id, ...ref.aliases])))
  const aliases = 'aliases' in entry ? entry.aliases : []
  const repeated = aliases.map((alias, index) => alias === entry.id || aliases.indexOf(alias) !== index)
  const issues: ProblemIssue[] = [
    ...(taken.has(entry.id) ? [{ path: 'id', message: takenText(entry.id) }] : []),
    ...aliases.flatMap((alias, index) =>
      taken.has(alias) || repeated[index] ? [{ path: `aliases.${index}`, message: takenText(alias) }] : [],
    ),
  ]
  if (issues.length > 0) throw new Problem('invalid_document', { issues })
}

/**
 * A page of her own may have whole addresses of her former site. @param prefix Path of the entry in its document.
 * @throws {Problem} `invalid_document` if one of them is the address of an entry.
 */
export async function refuseAddressesOfEntries(tx: Kysely<Tables>, entry: Entry, prefix = ''): Promise<void> {
  const aliases = 'aliases' in entry ? entry.aliases : []
  if (!aliases.some((alias) => alias.startsWith('/'))) return
  const rows = await Promise.all(pageDocuments.map((document) => latestRow(tx, document)))
  const taken = new Set(
    pageDocuments.flatMap((document, place) =>
      refsOf(rows[place]).map(({ id }) => `${basePaths[document]}/${id}`),
    ),
  )
  const issues = aliases.flatMap((alias, index) =>
    taken.has(alias) ? [{ path: `${prefix}aliases.${index}`, message: takenText(alias) }] : [],
  )
  if (issues.length > 0) throw new Problem('invalid_document', { issues })
}

const takenText = (address: string) => `La dirección «${address}» ya está en uso: escriba otra.`
