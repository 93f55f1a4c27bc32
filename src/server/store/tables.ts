import type { DocumentName } from '#content/documents.ts'

export type RevisionTable = {
  document: DocumentName
  /** 1 and up, without gaps, in each document. */
  number: number
  author: string
  /** ISO 8601, UTC. */
  created_at: string
  /** JSON. */
  value: string
}

export type ReleaseTable = {
  id: number
  created_at: string
  /** JSON: document → number of the revision it was published with. */
  revisions: string
}

export type Tables = { revision: RevisionTable; release: ReleaseTable }
