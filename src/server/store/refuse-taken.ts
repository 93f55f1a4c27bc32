import type { Kysely } from 'kysely'
import { basePaths, hasPages, pageDocuments } from '#content/addresses/page-documents.ts'
import { isShortAddress } from '#content/addresses/short-addresses.ts'
import type { Entry, EntryDocument } from '#content/documents/entries.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import { Problem } from '../problems/problem.ts'
import type { EntryRef } from './entry-refs.ts'
import { refsOf } from './list-writes.ts'
import { latestRow } from './revision.ts'
import type { Tables } from './tables.ts'

/** @throws {Problem} `invalid_document` if another entry has one of this entry's addresses. */
export function refuseTaken(refs: readonly EntryRef[], before: EntryRef | undefined, entry: Entry): void {
  const taken = new Set(refs.flatMap((ref) => (ref === before ? [] : [ref.id, ...ref.aliases])))
  const aliases = aliasesOf(entry)
  const repeated = aliases.map((alias, index) => alias === entry.id || aliases.indexOf(alias) !== index)
  const issues: ProblemIssue[] = [
    ...(taken.has(entry.id) ? [{ path: 'id', message: takenText(entry.id) }] : []),
    ...aliases.flatMap((alias, index) =>
      taken.has(alias) || repeated[index] ? [{ path: `aliases.${index}`, message: takenText(alias) }] : [],
    ),
  ]
  if (issues.length > 0) throw new Problem('invalid_document', { issues })
}

type Saved = {
  readonly document: EntryDocument
  /** What the document has before the save. */
  readonly refs: readonly EntryRef[]
  readonly entries: readonly Entry[]
}

/**
 * A page of her own may have whole addresses of her former site, which no entry may have too.
 * @param prefixOf Path of an entry in its document. @throws {Problem} `invalid_document`
 */
export async function refuseAddressesOfOthers(
  tx: Kysely<Tables>,
  { document, refs, entries }: Saved,
  prefixOf = (_index: number) => '',
): Promise<void> {
  if (!hasPages(document)) return
  const ids = new Set(refs.map(({ id }) => id))
  const isChecked = (entry: Entry) => !ids.has(entry.id) || wholeAliases(entry).length > 0
  if (!entries.some(isChecked)) return
  const rows = await Promise.all(pageDocuments.map((name) => latestRow(tx, name)))
  const others = pageDocuments.map((name, place) => ({ name, refs: refsOf(rows[place]) }))
  const addresses = new Set(
    others.flatMap(({ name, refs }) => refs.map(({ id }) => `${basePaths[name]}/${id}`)),
  )
  const former = new Set(others.flatMap(({ refs }) => refs.flatMap(wholeAliases)))
  const isTaken = (alias: string) => addresses.has(alias) || isShortAddress(alias)
  const issues = entries.flatMap((entry, index) => {
    const own = `${basePaths[document]}/${entry.id}`
    const paths = [
      ...(!ids.has(entry.id) && former.has(own) ? [['id', own] as const] : []),
      ...aliasesOf(entry).flatMap((alias, at) => (isTaken(alias) ? [[`aliases.${at}`, alias] as const] : [])),
    ]
    return paths.map(([path, address]) => ({ path: prefixOf(index) + path, message: takenText(address) }))
  })
  if (issues.length > 0) throw new Problem('invalid_document', { issues })
}

const aliasesOf = (entry: Entry | EntryRef): readonly string[] => ('aliases' in entry ? entry.aliases : [])
const wholeAliases = (entry: Entry | EntryRef) => aliasesOf(entry).filter((alias) => alias.startsWith('/'))

const takenText = (address: string) => `La dirección «${address}» ya está en uso: escriba otra.`
