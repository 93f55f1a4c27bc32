import type { Subject } from '#admin/subject.ts'
import type { EditableDocument } from '#content/editable-documents.ts'

export const queryKeys = {
  session: ['session'],
  sessions: ['sessions'],
  setup: ['setup'],
  people: ['people'],
  invitation: (token: string) => ['invitation', token],
  recovery: ['recovery'],
  passkeys: ['passkeys'],
  status: ['status'],
  checks: ['checks'],
  cofepris: ['cofepris'],
  drafts: ['drafts'],
  draftLinks: ['draft-links'],
  savedBy: ({ document, entry }: Subject, etag: string | undefined) => ['saved-by', document, entry, etag],
  media: ['media'],
  visits: (days: number) => ['visits', days],
  weeklyMail: ['weekly-mail'],
  document: (name: EditableDocument) => ['document', name],
  entries: (name: EditableDocument) => ['entries', name],
  entry: (name: EditableDocument, id: string) => ['entry', name, id],
  entryLinks: (name: EditableDocument, id: string) => ['entry-links', name, id],
  entryRevisions: (name: EditableDocument, id: string) => ['entry-revisions', name, id],
  revisions: (name: EditableDocument) => ['revisions', name],
  revision: ({ document, entry }: Subject, number: number) => ['revision', document, entry, number],
} as const
