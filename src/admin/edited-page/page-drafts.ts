import type { PageDrafts } from '#admin/api/edit-page.ts'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { findEntryDraft } from '#admin/entries/entry-draft.ts'
import { isArrangement } from '#content/documents/draft-schema.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import type { JsonObject } from '#content/values/json.ts'

/** What differs from the saved site. */
export function pageDrafts(): PageDrafts {
  const changed = heldDrafts().flatMap((stored) => {
    const { base, draft } = stored.draft.state.getState()
    return base && draft !== base.value ? [{ ...stored.subject(), base: base.value, value: draft }] : []
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
  const pictures = changed.flatMap(({ document, entry, value }) =>
    document === 'pictures' ? [[entry, value] as const] : [],
  )
  return {
    documents: Object.fromEntries(documents),
    entries,
    arrangements: Object.fromEntries(arrangements),
    pictures: Object.fromEntries(pictures),
  }
}

/** Unchanged parts of a draft are the same objects as in its base. */
const changedParts = (base: JsonObject, value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key, part]) => base[key] !== part))

/** Undoes the latest change of all drafts. */
export function undoLatest(): void {
  const [latest] = heldDrafts()
    .map(({ draft }) => ({ draft, at: draft.state.getState().history.past.at(-1)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at)
  latest?.draft.undo()
}

/** Redoes the change that was undone last. */
export function redoLatest(): void {
  const [first] = heldDrafts()
    .map(({ draft }) => ({ draft, at: draft.state.getState().history.future[0]?.at ?? Infinity }))
    .sort((one, other) => one.at - other.at)
  first?.draft.redo()
}
