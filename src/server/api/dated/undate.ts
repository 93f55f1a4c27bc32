import { applyOver } from '#content/changes/apply.ts'
import { diff } from '#content/changes/diff.ts'
import { type DatedChange, type DatedPart, readPart } from '../../store/dated-changes.ts'
import type { DraftSubject, Drafts, DraftToStore } from '../../store/drafts.ts'
import { draftTree } from '../../store/read-draft.ts'
import type { NextVersion } from '../next-version.ts'
import { fitted, MisfitError, subjectOf } from './fit-changes.ts'

type Options = { readonly nextVersion: Pick<NextVersion, 'read'>; readonly drafts: Pick<Drafts, 'find'> }

/**
 * The next version of what a dated change changes, with the change in it, also where another value was saved meanwhile.
 * @throws {MisfitError} where another value is in the next version and not published.
 */
export async function undatedDrafts(
  options: Options,
  { parts, author }: Pick<DatedChange, 'parts' | 'author'>,
): Promise<DraftToStore[]> {
  const returned: DraftToStore[] = []
  const names = new Set<string>()
  for (const part of parts) {
    const draft = await undatedDraft(options, part, names)
    names.add(nameOf(draft.subject))
    returned.push({ author, ...draft })
  }
  return returned
}

/** @param taken Names of parts of the change that were put back before. */
async function undatedDraft(
  { nextVersion, drafts }: Options,
  part: DatedPart,
  taken: ReadonlySet<string>,
): Promise<Omit<DraftToStore, 'author'>> {
  const { base, value } = readPart(part)
  const subject = subjectOf(part)
  const tree = draftTree(subject)
  if (base === undefined) {
    const newSubject = { ...subject, entry: part.newName ?? 'nuevo' }
    for (let number = 2; taken.has(nameOf(newSubject)) || (await drafts.find(newSubject)); number += 1)
      newSubject.entry = newSubject.entry.replace(/[.~].*|$/s, `.${number}`)
    return { subject: newSubject, basedOn: undefined, baseTag: null, base: tree.initial, value }
  }
  const next = await nextVersion.read(subject)
  if (!next) {
    if (part.document === 'pictures') throw new MisfitError(['ya no existe'])
    // The entry was deleted: the next publish creates it again.
    return { subject, basedOn: undefined, baseTag: null, base, value }
  }
  const wanted = applyOver(diff(tree, base, value), next.base)
  const found = fitted(subject, { base: next.base, value: wanted }, next.value)
  if ('misfits' in found) throw new MisfitError(found.misfits)
  return { subject, basedOn: next.version, baseTag: next.baseTag, base: next.base, value: found.value }
}

const nameOf = ({ document, entry }: DraftSubject) => `${document}/${entry}`
