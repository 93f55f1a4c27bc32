/** Whether the owner edits this page: the editing view gives its frame this name. Its islands hydrate without a use. */
export const isEdited = window.name === 'edicion'
