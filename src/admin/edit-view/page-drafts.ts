import type { PageDrafts } from '#admin/api/edit-page.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import { onEntryDraft, openEntryDrafts } from '#admin/entries/entry-draft.ts'
import type { JsonObject } from '#content/json.ts'

/** The documents that are edited as a whole. */
export const wholeDocuments = ['site-content', 'selected-sections', 'gallery'] as const

const wholeDrafts = () => wholeDocuments.map(documentDraft)

/** Every draft that this tab has opened. */
export const openDrafts = () => [...wholeDrafts(), ...openEntryDrafts()]

export const isChanged = (draft: DraftStore): boolean => {
  const { base, changeCount } = draft.state.getState()
  return base !== undefined && changeCount > 0
}

/** Calls the listener after every change of a draft. @returns a function that stops this. */
export function subscribeToDrafts(listener: () => void): () => void {
  const watch = ({ draft }: { readonly draft: DraftStore }) =>
    draft.state.subscribe((state, before) => {
      if (state.draft !== before.draft || state.base !== before.base) listener()
    })
  const stops = openDrafts().map(watch)
  stops.push(onEntryDraft((opened) => stops.push(watch(opened))))
  return () => {
    for (const stop of stops) stop()
  }
}

/** What differs from the saved site. */
export function changedDrafts(): PageDrafts {
  const documents = wholeDrafts().flatMap(({ name, draft }) => {
    const { base, draft: value } = draft.state.getState()
    const parts = base && changedParts(base.value, value)
    return parts ? [[name, parts] as const] : []
  })
  const entries = openEntryDrafts().flatMap(({ document, savedId, draft }) => {
    const { base, draft: value } = draft.state.getState()
    if (!base || value === base.value) return []
    const id = savedId()
    return [{ document, value, ...(id !== undefined && { id }) }]
  })
  return { documents: Object.fromEntries(documents), entries }
}

/** Unchanged parts of a draft are the same objects as in its base. */
function changedParts(base: JsonObject, value: JsonObject): JsonObject | undefined {
  const parts = Object.entries(value).filter(([key, part]) => base[key] !== part)
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** Undoes the latest change of all drafts. @returns whether there was one. */
export function undoLatest(): boolean {
  const [latest] = openDrafts()
    .map(({ draft }) => ({ draft, at: draft.state.getState().history.past.at(-1)?.at }))
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
  return latest?.at !== undefined && latest.draft.undo() !== undefined
}

/** Redoes the change that was undone last. @returns whether there was one. */
export function redoLatest(): boolean {
  const [first] = openDrafts()
    .map(({ draft }) => ({ draft, at: draft.state.getState().history.future[0]?.at }))
    .sort((one, other) => (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY))
  return first?.at !== undefined && first.draft.redo() !== undefined
}
