import { z } from 'zod'
import { type DocumentName, type DocumentValue, documents } from '#content/documents.ts'
import { InvalidSnapshotError } from '#content/snapshot.ts'
import { spanishErrors } from '#content/spanish-errors.ts'
import { Problem, type ProblemIssue } from '../problems/problem.ts'
import { DamagedStoreError } from './store-errors.ts'
import type { RevisionTable } from './tables.ts'

/** One saved state of a document. It never changes. */
export type Revision<Name extends DocumentName = DocumentName> = {
  readonly document: Name
  /** Starts at 1 for each document. Unpublished drafts that were removed leave gaps: see `thin-revisions.ts`. */
  readonly number: number
  readonly author: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly value: DocumentValue<Name>
}

/** A revision without its value. */
export type RevisionSummary = Omit<Revision, 'value'>

const schemas: { readonly [Name in DocumentName]: z.ZodType<DocumentValue<Name>> } = documents

/** Validates a value and returns it in its stored form. @throws {Problem} `invalid_document`, naming every path. */
export function validDocument<Name extends DocumentName>(
  document: Name,
  value: unknown,
): DocumentValue<Name> {
  const parsed = schemas[document].safeParse(value, { error: spanishErrors })
  if (parsed.success) return parsed.data
  throw new Problem('invalid_document', {
    issues: parsed.error.issues.slice(0, maxIssues).flatMap(toIssues),
  })
}

/** Maximum number of issues that are reported. Nobody can correct more at once, and each issue costs memory. */
const maxIssues = 500

/** Zod reports all unknown keys of an object in one issue. This makes one issue per key. */
function toIssues({ path, message, ...issue }: z.core.$ZodIssue): ProblemIssue[] {
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, maxIssues) : []
  if (unknownKeys.length === 0) return [{ path: path.join('.'), message }]
  return unknownKeys.map((key) => ({ path: [...path, key].join('.'), message: 'Este campo no existe.' }))
}

/** Parses the value with the schema, whose defaults fill fields added after the revision was saved. */
export function toRevision<Name extends DocumentName>(document: Name, row: RevisionTable): Revision<Name> {
  const parsed = schemas[document].safeParse(parseJson(row.value))
  if (!parsed.success) {
    throw new InvalidSnapshotError(
      new z.ZodError(parsed.error.issues.map((issue) => ({ ...issue, path: [document, ...issue.path] }))),
    )
  }
  return { document, number: row.number, author: row.author, createdAt: row.created_at, value: parsed.data }
}

export function toSummary({
  document,
  number,
  author,
  created_at,
}: Omit<RevisionTable, 'value'>): RevisionSummary {
  return { document, number, author, createdAt: created_at }
}

/** @throws {DamagedStoreError} when the stored text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DamagedStoreError('La base de datos tiene un valor ilegible.', { cause })
  }
}
