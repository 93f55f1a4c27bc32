import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { DocumentName, DocumentValue } from '#content/documents/documents.ts'
import { spanishErrors } from '#content/fields/spanish-errors.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import { Problem } from '../problems/problem.ts'
import type { RevisionTable, Tables } from './tables.ts'

/** One saved state of a document. It never changes. */
export type Revision<Name extends DocumentName = DocumentName> = {
  readonly document: Name
  /** Starts at 1 for each document. */
  readonly number: number
  readonly author: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly value: DocumentValue<Name>
}

/** A revision without its value. */
export type RevisionSummary = Omit<Revision, 'value'>

/** Validates a value and returns what its schema makes of it. @throws {Problem} `invalid_document`, naming every path. */
export function validValue<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value, { error: spanishErrors })
  if (parsed.success) return parsed.data
  throw new Problem('invalid_document', {
    issues: parsed.error.issues.slice(0, maxIssues).flatMap(toIssues),
  })
}

/** Maximum number of issues that are reported. More cannot be corrected at once, and each issue costs memory. */
const maxIssues = 500

/** Zod reports all unknown keys of an object in one issue. This makes one issue per key. */
function toIssues({ path, message, ...issue }: z.core.$ZodIssue): ProblemIssue[] {
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, maxIssues) : []
  if (unknownKeys.length === 0) return [{ path: path.join('.'), message }]
  return unknownKeys.map((key) => ({ path: [...path, key].join('.'), message: 'Este campo no existe.' }))
}

export function toSummary({
  document,
  number,
  author,
  created_at,
}: Omit<RevisionTable, 'value' | 'sent'>): RevisionSummary {
  return { document, number, author, createdAt: created_at }
}

export const revisionsOf = (db: Kysely<Tables>, document: DocumentName) =>
  db.selectFrom('revision').where('document', '=', document)

export const latestRow = (db: Kysely<Tables>, document: DocumentName) =>
  revisionsOf(db, document).selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

export const findRow = (db: Kysely<Tables>, document: DocumentName, number: number) =>
  revisionsOf(db, document).selectAll().where('number', '=', number).executeTakeFirst()

/**
 * @param stored The value as it is stored: JSON, or the references of its entries.
 * @param sent JSON that another program reads instead.
 */
export async function insertRevision(
  db: Kysely<Tables>,
  { document, number, author, createdAt }: RevisionSummary,
  stored: string,
  sent: string | null = null,
): Promise<void> {
  const row = { document, number, author, created_at: createdAt, value: stored, sent }
  await db.insertInto('revision').values(row).execute()
}
