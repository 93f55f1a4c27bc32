/**
 * Whether the owner edits this page: the editing view gives its frame this name. Its islands are hydrated without
 * waiting for a use, by `hydrate-edited.ts`.
 */
export const isEdited = window.name === 'edicion'
