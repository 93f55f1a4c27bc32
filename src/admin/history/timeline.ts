import type { RevisionSummary } from '#admin/api/shapes.ts'
import { type EditableDocument, editableDocumentNames } from '#content/editable-documents.ts'

export type Entry = RevisionSummary & {
  readonly document: EditableDocument
  /** Whether it is what the document says now. */
  readonly isLatest: boolean
}

export type RevisionLists = { readonly [Name in EditableDocument]?: readonly RevisionSummary[] }

/** The revisions of the documents in one line, newest first. */
export function timeline(lists: RevisionLists): Entry[] {
  const entriesOf = (document: EditableDocument): Entry[] => {
    const revisions = lists[document] ?? []
    const latest = Math.max(...revisions.map(({ number }) => number))
    return revisions.map((revision) => ({ ...revision, document, isLatest: revision.number === latest }))
  }
  return editableDocumentNames
    .flatMap(entriesOf)
    .sort(
      (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.number - one.number,
    )
}
