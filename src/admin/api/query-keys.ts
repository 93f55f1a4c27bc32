import type { EditableDocument } from '#content/editable-documents.ts'

export const queryKeys = {
  session: ['session'],
  sessions: ['sessions'],
  setup: ['setup'],
  status: ['status'],
  media: ['media'],
  document: (name: EditableDocument) => ['document', name],
  revisions: (name: EditableDocument) => ['revisions', name],
  revision: (name: EditableDocument, number: number) => ['revision', name, number],
} as const
