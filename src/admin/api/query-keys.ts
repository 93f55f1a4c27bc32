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
  savedBy: (name: EditableDocument, etag: string | undefined) => ['saved-by', name, etag],
  media: ['media'],
  document: (name: EditableDocument) => ['document', name],
  revisions: (name: EditableDocument) => ['revisions', name],
  revision: (name: EditableDocument, number: number) => ['revision', name, number],
} as const
