import type { EditedDocument, RevisionSummary } from '#admin/api/shapes.ts'

export type Entry = RevisionSummary & {
  readonly document: EditedDocument
  /** Whether it is what the document says now. */
  readonly isLatest: boolean
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
    const latest = Math.max(...lists[document].map(({ number }) => number))
    return lists[document].map((revision) => ({
      ...revision,
      document,
      isLatest: revision.number === latest,
    }))
  }
  return [...entriesOf('site-content'), ...entriesOf('selected-sections'), ...entriesOf('gallery')].sort(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.number - one.number,
  )
}
