import type { PageDrafts } from '#admin/api/edit-page.ts'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { findEntryDraft } from '#admin/entries/entry-draft.ts'
import { isArrangement } from '#content/documents/draft-schema.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import type { JsonObject } from '#content/values/json.ts'
import { lastLiveChange, nextLiveChange, redoLiveChange, undoLiveChange } from './live-changes.ts'

/** What differs from the saved site. */
export function pageDrafts(): PageDrafts {
  const changed = heldDrafts().flatMap((kept) => {
    const { base, draft } = kept.draft.state.getState()
    return base && draft !== base.value ? [{ ...kept.subject(), base: base.value, value: draft }] : []
  })
  const documents = changed.flatMap(({ document, entry, base, value }) =>
    entry === undefined && !isEntryDocument(document) ? [[document, changedParts(base, value)] as const] : [],
  )
  const entries = changed.flatMap(({ document, entry, value }) => {
    if (entry === undefined || !isEntryDocument(document)) return []
    const id = findEntryDraft(document, entry)?.savedId()
    return [{ document, value, ...(id !== undefined && { id }) }]
  })
  const arrangements = changed.flatMap(({ document, entry, value }) =>
    isArrangement({ document, entry }) ? [[document, value] as const] : [],
  )
  return {
    ...{ documents: Object.fromEntries(documents), entries },
    arrangements: Object.fromEntries(arrangements),
  }
}

/** Unchanged parts of a draft are the same objects as in its base. */
const changedParts = (base: JsonObject, value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key, part]) => base[key] !== part))

/** Undoes the latest change of all drafts, or one that was live at once. */
export function undoLatest(): void {
  const [latest] = heldDrafts()
    .map(({ draft }) => ({ draft, at: draft.state.getState().history.past.at(-1)?.at }))
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
  if ((lastLiveChange() ?? 0) > (latest?.at ?? 0)) undoLiveChange()
  else latest?.draft.undo()
}

/** Redoes the change that was undone last. */
export function redoLatest(): void {
  const [first] = heldDrafts()
    .map(({ draft }) => ({ draft, at: draft.state.getState().history.future[0]?.at }))
    .sort((one, other) => (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY))
  if ((nextLiveChange() ?? Number.POSITIVE_INFINITY) < (first?.at ?? Number.POSITIVE_INFINITY))
    redoLiveChange()
  else first?.draft.redo()
}
