import { apply } from '#content/changes/apply.ts'
import { diff } from '#content/changes/diff.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'

/** One undo step. Typing in a field is one step until the user pauses or leaves the field. */
export type Step = {
  /** Path of the change. */
  readonly path: string
  readonly before: JsonObject
  readonly after: JsonObject
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
  const joined: Step = joins ? { ...step, before: last.before } : step
  return { past: [...(joins ? past.slice(0, -1) : past), joined].slice(-longest), future: [] }
}

/** Closes the last step, so that the next change starts a new one. */
export function closeStep(history: History): History {
  const last = history.past.at(-1)
  return last?.open ? { ...history, past: history.past.with(-1, { ...last, open: false }) } : history
}

/** The draft without what a step changed. What others changed since stays. */
export const undoStep = (tree: Field, draft: JsonObject, { before, after }: Step): JsonObject =>
  goTo(tree, draft, after, before)

/** The draft with what a step changed. */
export const redoStep = (tree: Field, draft: JsonObject, { before, after }: Step): JsonObject =>
  goTo(tree, draft, before, after)

function goTo(tree: Field, draft: JsonObject, from: JsonObject, to: JsonObject): JsonObject {
  if (draft === from) return to
  const { value } = apply(diff(tree, from, to), draft)
  return isJsonObject(value) ? value : draft
}
