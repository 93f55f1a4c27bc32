import type { QueryClient } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { DatedChange } from '#admin/api/dated-changes.ts'
import { draftOf } from '#admin/draft/document-draft.ts'
import { draftIsReady, flushDrafts } from '#admin/draft/draft-syncs.ts'
import { withOtherChange } from '#admin/draft/join-change.ts'
import { mergeNewer } from '#admin/draft/merge-newer.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { newRef } from '#admin/entries/entry-draft.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

type Part = DatedChange['parts'][number]

/**
 * Puts a dated change into this person's drafts and takes it out of the calendar.
 * @throws {DraftInTheWayError} before anything is changed.
 * @throws {ApiProblem} if something could not be loaded, or the change was published meanwhile.
 */
export async function returnToDraft(client: QueryClient, { id, parts }: DatedChange): Promise<void> {
  const joined: { kept: StoredDraft; value: JsonObject }[] = []
  for (const part of parts) {
    const kept = await openDraft(client, subjectOf(part))
    await draftIsReady(kept)
    mergeNewer(kept.draft)
    const { base, draft } = kept.draft.state.getState()
    const value = withOtherChange(kept.draft, {
      ...{ from: formOf(part, part.base), to: formOf(part, part.value), saved: base?.value, draft },
    })
    joined.push({ kept, value })
  }
  for (const { kept, value } of joined) kept.draft.replace(value)
  await flushDrafts()
  await call('DELETE /api/dated-changes/:id', { params: { id } })
}

function subjectOf({ document, entry, base }: Part) {
  const isNew = base === undefined && isEntryDocument(document)
  return { document, entry: isNew ? newRef(document) : entry }
}

/** A stored value as a draft holds it. */
function formOf({ document, entry }: Part, value: Json | undefined): JsonObject | undefined {
  if (value === undefined) return undefined
  if (entry === undefined) return draftOf(document, value)
  if (isJsonObject(value)) return value
  throw new TypeError('An entry is an object.')
}
