import { type Edit, joinEdits } from './edit-document.ts'

/** One undo step. Typing in a field is one step until the user pauses or leaves the field. */
export type Step = {
  /** Path of the change. */
  readonly path: string
  readonly edit: Edit
  readonly at: number
  /** Whether further typing in the same field joins this step. */
  readonly open: boolean
}

export type History = { readonly past: readonly Step[]; readonly future: readonly Step[] }

export const emptyHistory: History = { past: [], future: [] }

const typingPause = 1_000
const longest = 500

export function recordEdit({ past }: History, step: Step): History {
  const last = past.at(-1)
  const joins = last?.open && step.open && last.path === step.path && step.at - last.at < typingPause
  const joined: Step = joins ? { ...step, edit: joinEdits(last.edit, step.edit) } : step
  return { past: [...(joins ? past.slice(0, -1) : past), joined].slice(-longest), future: [] }
}

/** Closes the last step, so that the next change starts a new one. */
export function closeStep(history: History): History {
  const last = history.past.at(-1)
  return last?.open ? { ...history, past: history.past.with(-1, { ...last, open: false }) } : history
}
