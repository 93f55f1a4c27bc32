import type { Subject } from '#admin/subject.ts'
import type { DocumentName } from '#content/documents/documents.ts'

export const queryKeys = {
  status: ['status'],
  checks: ['checks'],
  draftLinks: ['draft-links'],
  media: ['media'],
  removedMedia: ['removed-media'],
  document: (name: DocumentName) => ['document', name],
  entries: (name: DocumentName) => ['entries', name],
  entry: (name: DocumentName, id: string) => ['entry', name, id],
  entryLinks: (name: DocumentName, id: string) => ['entry-links', name, id],
  entryRevisions: (name: DocumentName, id: string) => ['entry-revisions', name, id],
  revisions: (name: DocumentName) => ['revisions', name],
  revision: ({ document, entry }: Subject, number: number) => ['revision', document, entry, number],
} as const
