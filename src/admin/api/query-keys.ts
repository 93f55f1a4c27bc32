import type { EditedDocument } from './shapes.ts'

export const queryKeys = {
  session: ['session'],
  sessions: ['sessions'],
  setup: ['setup'],
  recovery: ['recovery'],
  passkeys: ['passkeys'],
  status: ['status'],
  media: ['media'],
  document: (name: EditedDocument) => ['document', name],
  revisions: (name: EditedDocument) => ['revisions', name],
  revision: (name: EditedDocument, number: number) => ['revision', name, number],
} as const
