import type { QueryClient } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { DatedChange } from '#admin/api/dated-changes.ts'
import { draftValueOf } from '#admin/draft/document-draft.ts'
import { flushDrafts } from '#admin/draft/draft-syncs.ts'
import { withOtherChange } from '#admin/draft/join-change.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { newRef } from '#admin/entries/entry-draft.ts'
import { openMergedDraft } from '#admin/entries/open-draft.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import type { Json, JsonObject } from '#content/values/json.ts'

type Part = DatedChange['parts'][number]

/**
 * Puts a dated change into this person's drafts and takes it out of the calendar.
 * @throws {DraftInTheWayError} before anything is changed.
 * @throws {ApiProblem} if something could not be loaded, or the change was published meanwhile.
 */
export async function returnToDraft(client: QueryClient, { id, parts }: DatedChange): Promise<void> {
  const joined: { stored: StoredDraft; value: JsonObject }[] = []
  for (const part of parts) {
    const stored = await openMergedDraft(client, subjectOf(part))
    const { base, draft } = stored.draft.state.getState()
    const value = withOtherChange(stored.draft, {
      from: formOf(part, part.base),
      to: formOf(part, part.value),
      saved: base?.value,
      draft,
    })
    joined.push({ stored, value })
  }
  for (const { stored, value } of joined) stored.draft.replace(value)
  await flushDrafts()
  await call('DELETE /api/dated-changes/:id', { params: { id } })
}

function subjectOf({ document, entry, base }: Part) {
  const isNew = base === undefined && isEntryDocument(document)
  return { document, entry: isNew ? newRef(document) : entry }
}

const formOf = (part: Part, value: Json | undefined): JsonObject | undefined =>
  value === undefined ? undefined : draftValueOf(part, value)
