import type { BareChange } from '#content/changes/change.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { findMisfit } from '#content/documents/draft-shape.ts'
import { receivedChange, type SentChange } from '#content/documents/sent-change.ts'
import type { Json } from '#content/values/json.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import { Problem } from '../../problems/problem.ts'
import { type DraftSubject, isDraftSubject } from '../../store/drafts.ts'
import { draftTree } from '../../store/read-draft.ts'
import { refuseNul } from '../../store/store-errors.ts'

type SentEdit = { readonly changes: readonly SentChange[]; readonly begin?: Json | undefined }

/** @throws {Problem} `not_found` for an entry of a document that has none. */
export function receivedSubject({
  document,
  entry,
}: {
  readonly document: DraftDocument
  readonly entry?: string | undefined
}): DraftSubject {
  const subject = { document, entry }
  if (!isDraftSubject(subject)) throw new Problem('not_found')
  refuseNul(entry ?? '')
  return subject
}

/**
 * The changes that an editor sent, with their fields.
 * @param path Where they are in the body.
 * @throws {Problem} `invalid_document` with the places that the document does not have.
 */
export function receivedChanges(
  subject: DraftSubject,
  { changes, begin }: SentEdit,
  path = '',
): readonly BareChange[] {
  const tree = draftTree(subject)
  const issues: ProblemIssue[] = []
  const refuse = (place: string) =>
    issues.push({ path: path + place, message: 'Aquí va otra clase de valor.' })
  if (begin !== undefined && findMisfit(tree, begin) !== undefined) refuse('begin')
  const received = changes.flatMap((change, index) => {
    const known = receivedChange(tree, change)
    if (!known) refuse(`changes[${index}]`)
    return known ?? []
  })
  if (issues.length > 0) throw new Problem('invalid_document', { issues })
  return received
}
