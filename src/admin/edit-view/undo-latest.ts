import { heldDrafts } from '#admin/draft/all-drafts.ts'

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
