import type { RevisionSummary } from '#admin/api/shapes.ts'
import { type EditableDocument, editableDocumentNames } from '#content/editable-documents.ts'

export type Entry = RevisionSummary & {
  readonly document: EditableDocument
  /** Whether it is the latest revision of its document. */
  readonly isLatest: boolean
  /** The previous revision that still exists; the server deletes old unpublished ones. */
  readonly previous: number | undefined
}

export type RevisionLists = { readonly [Name in EditableDocument]?: readonly RevisionSummary[] }

/** The revisions of all documents in one list, newest first. */
export function timeline(lists: RevisionLists): Entry[] {
  const entriesOf = (document: EditableDocument): Entry[] => {
    const newestFirst = (lists[document] ?? []).toSorted((one, other) => other.number - one.number)
    return newestFirst.map((revision, index) => ({
      ...revision,
      document,
      isLatest: index === 0,
      previous: newestFirst[index + 1]?.number,
    }))
  }
  return editableDocumentNames
    .flatMap(entriesOf)
    .sort(
      (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.number - one.number,
    )
}
