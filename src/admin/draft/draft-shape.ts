import { z } from 'zod'
import type { DraftSubject } from '#admin/subject.ts'
import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import { type DraftDocument, draftSchema } from '#content/documents/draft-schema.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { isJsonObject, type Json, type JsonObject, joinPath } from '#content/values/json.ts'

/** Whether a document is a list. Its draft is an object with the list under the document's body key. */
export const isList = (name: DraftDocument): name is DocumentName =>
  schemaTree(draftSchema(name)).kind === 'list'

/** Wraps a document's value as a draft object. */
export function draftOf(name: DraftDocument, value: Json): JsonObject {
  if (isList(name)) return { [documentRow(name).bodyKey]: value }
  if (isJsonObject(value)) return value
  throw new TypeError(`The document '${name}' is not an object.`)
}

/** A stored value of a document or entry as its draft holds it. */
export function draftValueOf({ document, entry }: DraftSubject, value: Json): JsonObject {
  if (entry === undefined) return draftOf(document, value)
  if (isJsonObject(value)) return value
  throw new TypeError('An entry is an object.')
}

const listBody = z.record(z.string(), z.unknown())

/** Unwraps the document's value from a parsed draft. */
export const documentValueOf = (name: DraftDocument, draft: unknown): unknown =>
  isList(name) ? listBody.parse(draft)[documentRow(name).bodyKey] : draft

/** Converts a path in the document, or in the body that was sent, to a path in its draft. */
export function draftPath(name: DraftDocument, path: string): string {
  if (!isList(name)) return path
  const { bodyKey } = documentRow(name)
  return path.startsWith(`${bodyKey}[`) ? path.replace(/\[(\d+)\]/, '.$1') : joinPath(bodyKey, path)
}

/** Converts a path in a document's draft to the path in the document. */
export function documentPath(name: DraftDocument, path: string): string {
  if (!isList(name)) return path
  const { bodyKey } = documentRow(name)
  return path === bodyKey ? '' : path.slice(bodyKey.length + 1)
}
