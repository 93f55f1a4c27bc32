import { type EditableDocument, editableDocument } from '#content/editable-documents.ts'

/** What is edited, saved and restored as one: a document, or one entry of a document. */
export type Subject = {
  readonly document: EditableDocument
  /** The entry's id; undefined for a whole document. */
  readonly entry?: string | undefined
}

/** The name of a subject's draft in this browser. */
export const copyName = ({ document, entry }: Subject) =>
  entry === undefined ? document : `${document}/${entry}`

/** The address of a subject's screen. */
export function screenPath({ document, entry }: Subject): string {
  const list = `/admin/${editableDocument(document).screen}`
  return entry === undefined ? list : `${list}/${entry}`
}
