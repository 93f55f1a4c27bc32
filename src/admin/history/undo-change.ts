import type { QueryClient } from '@tanstack/react-query'
import { draftOf, draftPath } from '#admin/draft/document-draft.ts'
import { draftIsReady } from '#admin/draft/draft-syncs.ts'
import { withOtherChange } from '#admin/draft/join-change.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import type { Subject } from '#admin/subject.ts'
import { changeKey, withoutChanges } from '#content/documents/choose-changes.ts'
import type { Change } from '#content/documents/document-diff.ts'
import { isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

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
  const kept = await openDraft(client, subject)
  await draftIsReady(kept)
  mergeNewer(kept.draft)
  const { tree } = kept.draft
  const { base, draft } = kept.draft.state.getState()
  const from = formOf(subject, after)
  const path = subject.entry === undefined ? draftPath(subject.document, change.path) : change.path
  const to = withoutChanges(tree, formOf(subject, before), from, new Set([changeKey({ ...change, path })]))
  if (!isJsonObject(to)) throw new TypeError('A draft is an object.')
  kept.draft.replace(withOtherChange(kept.draft, { from, to, saved: base?.value, draft }))
}

/** A saved value as a draft holds it. */
function formOf({ document, entry }: Subject, value: Json): JsonObject {
  if (entry === undefined) return draftOf(document, value)
  if (isJsonObject(value)) return value
  throw new TypeError('An entry is an object.')
}
