import type { Entry } from '#content/documents/entries.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import { Problem } from '../problems/problem.ts'
import type { EntryRef } from './entry-refs.ts'

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

const takenText = (address: string) => `La dirección «${address}» ya está en uso: escriba otra.`
