import { z } from 'zod'
import { type DocumentName, documentNames } from '#content/documents/documents.ts'
import { DamagedStoreError } from './store-errors.ts'
import { parseJson } from './stored-value.ts'
import type { ReleaseTable } from './tables.ts'

/** The revision number of every document in a release. */
export type Revisions = Readonly<Record<DocumentName, number>>

export type RecordedRelease = {
  readonly id: number
  readonly createdAt: string
  readonly revisions: Revisions
}

const schema: z.ZodType<Revisions> = z.record(z.enum(documentNames), z.int().positive())

/** Reads the stored revision numbers of a release. @throws when they are damaged. */
export const revisionsIn = (text: string): Revisions => schema.parse(parseJson(text))

export function toRecordedRelease({ id, created_at, revisions }: ReleaseTable): RecordedRelease {
  const parsed = schema.safeParse(parseJson(revisions))
  if (!parsed.success) {
    throw new DamagedStoreError(`La versión publicada ${id} no dice qué documentos la forman.`, {
      cause: parsed.error,
    })
  }
  return { id, createdAt: created_at, revisions: parsed.data }
}

export function sameRevisions(a: Revisions, b: Revisions): boolean {
  return documentNames.every((name) => a[name] === b[name])
}
