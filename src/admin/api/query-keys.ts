import type { EditedDocument } from './shapes.ts'

export const queryKeys = {
  session: ['session'],
  sessions: ['sessions'],
  setup: ['setup'],
  people: ['people'],
  invitation: (token: string) => ['invitation', token],
  status: ['status'],
  savedBy: (name: EditedDocument, etag: string | undefined) => ['saved-by', name, etag],
  media: ['media'],
  document: (name: EditedDocument) => ['document', name],
  revisions: (name: EditedDocument) => ['revisions', name],
  revision: (name: EditedDocument, number: number) => ['revision', name, number],
} as const
