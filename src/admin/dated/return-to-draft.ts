import type { QueryClient } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { DatedChange } from '#admin/api/dated-changes.ts'
import { draftValueOf } from '#admin/draft/draft-shape.ts'
import { flushDrafts } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { newRef } from '#admin/entries/entry-draft.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { applyOver } from '#content/changes/apply.ts'
import { diff } from '#content/changes/diff.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

type Part = DatedChange['parts'][number]

/**
 * Puts a dated change into this person's drafts and takes it out of the calendar.
 * @throws {ApiProblem} if something could not be loaded, or the change was published meanwhile.
 */
export async function returnToDraft(client: QueryClient, { id, parts }: DatedChange): Promise<void> {
  const joined: { stored: StoredDraft; value: JsonObject }[] = []
  for (const part of parts) {
    const stored = await openDraft(client, subjectOf(part))
    const { base, draft } = stored.draft.state.getState()
    const from = formOf(part, part.base) ?? base?.value
    const value = applyOver(diff(stored.draft.tree, from, formOf(part, part.value)), draft)
    if (!isJsonObject(value)) throw new TypeError('A draft is an object.')
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
