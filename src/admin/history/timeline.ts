import type { RevisionSummary } from '#admin/api/shapes.ts'
import { type EditableDocument, editableDocumentNames } from '#content/editable-documents.ts'

export type Entry = RevisionSummary & {
  readonly document: EditableDocument
  /** Whether it is what the document says now. */
  readonly isLatest: boolean
  /** The revision before it that is still kept: drafts that were never published are not kept for ever. */
  readonly previous: number | undefined
}

export type RevisionLists = { readonly [Name in EditableDocument]?: readonly RevisionSummary[] }

/** The revisions of the documents in one line, newest first. */
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
