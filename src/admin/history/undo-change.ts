import type { QueryClient } from '@tanstack/react-query'
import { documentPath, draftValueOf } from '#admin/draft/draft-shape.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import type { Subject } from '#admin/subject.ts'
import { applyOver } from '#content/changes/apply.ts'
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
 * Takes back one change of a former version in the next version. What was changed elsewhere since then stays.
 * @throws {ApiProblem} if the next version could not be read.
 */
export async function undoChange(
  client: QueryClient,
  { subject, change, before, after }: PublishedChange,
): Promise<void> {
  const stored = await openDraft(client, subject)
  const { tree, state } = stored.draft
  const pathOf = ({ path }: Change) =>
    subject.entry === undefined ? documentPath(subject.document, path) : path
  const made = diff(tree, draftValueOf(subject, before), draftValueOf(subject, after)).filter(
    (each) => each.kind === change.kind && pathOf(each) === change.path,
  )
  const value = applyOver(made.map(invert), state.getState().draft)
  if (!isJsonObject(value)) throw new TypeError('A draft is an object.')
  stored.draft.replace(value)
}
