import type { QueryClient } from '@tanstack/react-query'
import { documentPath, draftValueOf } from '#admin/draft/document-draft.ts'
import { withOtherChange } from '#admin/draft/join-change.ts'
import { openMergedDraft } from '#admin/entries/open-draft.ts'
import type { Subject } from '#admin/subject.ts'
import { apply } from '#content/changes/apply.ts'
import { type Change, invert } from '#content/changes/change.ts'
import { diff } from '#content/changes/diff.ts'
import { isJsonObject, type Json } from '#content/values/json.ts'

type PublishedChange = {
  readonly subject: Subject
  readonly change: Change
  /** The version before the change, and the version with it. */
  readonly before: Json
  readonly after: Json
}

/**
 * Takes back one change of a former version in this person's draft. What was changed since then stays.
 * @throws {DraftInTheWayError} if the draft changes the same place.
 * @throws {ApiProblem} if what is saved now could not be loaded.
 */
export async function undoChange(
  client: QueryClient,
  { subject, change, before, after }: PublishedChange,
): Promise<void> {
  const stored = await openMergedDraft(client, subject)
  const { tree } = stored.draft
  const { base, draft } = stored.draft.state.getState()
  const from = draftValueOf(subject, after)
  const pathOf = ({ path }: Change) =>
    subject.entry === undefined ? documentPath(subject.document, path) : path
  const undone = diff(tree, draftValueOf(subject, before), from).filter(
    (each) => each.kind === change.kind && pathOf(each) === change.path,
  )
  const to = apply(undone.map(invert), from).value
  if (!isJsonObject(to)) throw new TypeError('A draft is an object.')
  stored.draft.replace(withOtherChange(stored.draft, { from, to, saved: base?.value, draft }))
}
