/**
 * Whether the owner edits this page: the editing view gives its frame this name. Its islands are hydrated at once,
 * because hydrating one later would undo what she types in it meanwhile.
 */
export const isEdited = window.name === 'edicion'
