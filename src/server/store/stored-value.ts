import { z } from 'zod'
import type { DocumentName } from '#content/documents/documents.ts'
import { InvalidSnapshotError } from '#content/documents/snapshot.ts'
import { unknownPaths, withoutFields } from '#content/documents/unknown-fields.ts'
import { isJson, type Json, joinPath } from '#content/values/json.ts'
import { DamagedStoreError } from './store-errors.ts'

export type ReadValue<Value> = {
  readonly value: Value
  /** Paths of stored fields that the schema does not have. */
  readonly unknown: readonly string[]
}

/**
 * Parses a stored value with the schema. Defaults fill fields that were added since; fields that the schema does not
 * have are left out.
 * @throws {InvalidSnapshotError} naming every invalid path, each after `place`.
 */
export function readStored<Value>(
  schema: z.ZodType<Value>,
  document: DocumentName,
  stored: Json,
  place: string,
): ReadValue<Value> {
  const parsed = schema.safeParse(stored)
  if (parsed.success) return { value: parsed.data, unknown: [] }

  const unknown = unknownPaths(parsed.error.issues)
  const known = unknown.length > 0 ? schema.safeParse(withoutFields(stored, unknown)) : parsed
  if (known.success) return { value: known.data, unknown: unknown.map((path) => joinPath(place, path)) }
  throw new InvalidSnapshotError(
    new z.ZodError(
      known.error.issues.map((issue) => ({
        ...issue,
        path: [document, ...place.split('.').filter((part) => part !== ''), ...issue.path],
      })),
    ),
  )
}

/** @throws {DamagedStoreError} when the stored text is not JSON. */
export function storedJson(text: string): Json {
  const json = parseJson(text)
  if (!isJson(json)) throw new DamagedStoreError('La base de datos tiene un valor ilegible.')
  return json
}

/** @throws {DamagedStoreError} when the stored text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DamagedStoreError('La base de datos tiene un valor ilegible.', { cause })
  }
}

/** @throws {TypeError} when the value is not JSON. */
export function jsonOf(value: unknown): Json {
  if (isJson(value)) return value
  throw new TypeError('A document is JSON.')
}
