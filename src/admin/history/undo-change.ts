import type { QueryClient } from '@tanstack/react-query'
import { draftPath, draftValueOf } from '#admin/draft/document-draft.ts'
import { withOtherChange } from '#admin/draft/join-change.ts'
import { openMergedDraft } from '#admin/entries/open-draft.ts'
import type { Subject } from '#admin/subject.ts'
import { changeKey, withoutChanges } from '#content/documents/choose-changes.ts'
import type { Change } from '#content/documents/document-diff.ts'
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
  const path = subject.entry === undefined ? draftPath(subject.document, change.path) : change.path
  const to = withoutChanges(
    tree,
    draftValueOf(subject, before),
    from,
    new Set([changeKey({ ...change, path })]),
  )
  if (!isJsonObject(to)) throw new TypeError('A draft is an object.')
  stored.draft.replace(withOtherChange(stored.draft, { from, to, saved: base?.value, draft }))
}
