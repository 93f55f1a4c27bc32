/** A change that is live at once and has no draft, such as a moved focal point. */
type LiveChange = {
  /** When it was made, in ms since 1970. */
  readonly at: number
  readonly undo: () => void
  readonly redo: () => void
}

const past: LiveChange[] = []
const future: LiveChange[] = []

/** Makes a change one that 'Deshacer' takes back. */
export function recordLiveChange(change: LiveChange): void {
  past.push(change)
  future.length = 0
}

/** When the change was made that would be undone next. */
export const lastLiveChange = (): number | undefined => past.at(-1)?.at

/** When the change was made that would be redone next. */
export const nextLiveChange = (): number | undefined => future.at(-1)?.at

export function undoLiveChange(): void {
  const change = past.pop()
  if (!change) return
  future.push(change)
  change.undo()
}

export function redoLiveChange(): void {
  const change = future.pop()
  if (!change) return
  past.push(change)
  change.redo()
}
