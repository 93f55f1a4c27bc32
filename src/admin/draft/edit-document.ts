import { applyPatches, castDraft, type Draft, enablePatches, type Patch, produceWithPatches } from 'immer'
import { type Json, type JsonObject, pathSegments } from '#content/values/json.ts'

enablePatches()

/** Patches that turn a document into the next one, and back. */
export type Edit = { readonly redo: readonly Patch[]; readonly undo: readonly Patch[] }

export function editDocument(document: JsonObject, path: string, value: Json) {
  const [next, redo, undo] = produceWithPatches(document, (draft) => {
    setAt(draft, pathSegments(path), castDraft(value))
  })
  return { document: next, edit: { redo, undo } satisfies Edit }
}

/** Replaces the whole document in one edit. */
export function replaceDocument(document: JsonObject, replacement: JsonObject) {
  const [next, redo, undo] = produceWithPatches(document, () => castDraft(replacement))
  return { document: next, edit: { redo, undo } satisfies Edit }
}

/** A further edit of the same step. */
export function alsoEdit(before: { document: JsonObject; edit: Edit }, path: string, value: Json) {
  const { document, edit } = editDocument(before.document, path, value)
  const { redo, undo } = before.edit
  return { document, edit: { redo: [...redo, ...edit.redo], undo: [...edit.undo, ...undo] } satisfies Edit }
}

/** One edit for two that follow each other. Of each place it keeps the first undo and the last redo. */
export const joinEdits = (first: Edit, second: Edit): Edit => ({
  redo: [...withoutPlaces(first.redo, second.redo), ...second.redo],
  undo: [...withoutPlaces(second.undo, first.undo), ...first.undo],
})

function withoutPlaces(patches: readonly Patch[], others: readonly Patch[]): Patch[] {
  const places = new Set(others.map(({ path }) => path.join('.')))
  return patches.filter(({ path }) => !places.has(path.join('.')))
}

export const undoEdit = (document: JsonObject, { undo }: Edit) => applyPatches(document, undo)
export const redoEdit = (document: JsonObject, { redo }: Edit) => applyPatches(document, redo)

function setAt(target: Draft<Json>, [segment, ...rest]: readonly string[], value: Draft<Json>) {
  if (segment === undefined || typeof target !== 'object' || target === null) {
    throw new Error('An edit names a place that the document does not have.')
  }
  if (Array.isArray(target)) {
    const index = Number(segment)
    if (rest.length === 0) target[index] = value
    else setAt(target[index] ?? null, rest, value)
  } else if (rest.length === 0) {
    target[segment] = value
  } else {
    // The stored value may leave out a group; start with an empty one.
    const child = target[segment] ?? {}
    if (!Object.hasOwn(target, segment)) target[segment] = child
    setAt(target[segment] ?? child, rest, value)
  }
}
