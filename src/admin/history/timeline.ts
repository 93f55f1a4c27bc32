import type { EditedDocument, RevisionSummary } from '#admin/api/shapes.ts'

export type Entry = RevisionSummary & {
  readonly document: EditedDocument
  /** Whether it is what the document says now. */
  readonly isLatest: boolean
  /** The revision before it that is still kept: drafts that were never published are not kept for ever. */
  readonly previous: number | undefined
}

/** What the owner calls each document. */
export const documentLabels: { readonly [Name in EditedDocument]: string } = {
  'site-content': 'Información del Sitio',
  'selected-sections': 'Secciones',
  gallery: 'Galería',
}

/** The revisions of the documents in one line, newest first. */
export function timeline(lists: { readonly [Name in EditedDocument]: readonly RevisionSummary[] }): Entry[] {
  const entriesOf = (document: EditedDocument): Entry[] => {
    const newestFirst = lists[document].toSorted((one, other) => other.number - one.number)
    return newestFirst.map((revision, index) => ({
      ...revision,
      document,
      isLatest: index === 0,
      previous: newestFirst[index + 1]?.number,
    }))
  }
  return [...entriesOf('site-content'), ...entriesOf('selected-sections'), ...entriesOf('gallery')].sort(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.number - one.number,
  )
}
