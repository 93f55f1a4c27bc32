import type { z } from 'zod'
import { arrange } from '#content/documents/arrangement.ts'
import { type DocumentName, documentRow, documents } from '#content/documents/documents.ts'
import {
  type EntryDocument,
  entryDocuments,
  entrySchema,
  type WholeDocument,
  wholeDocuments,
} from '#content/documents/entries.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { acceptableValue } from '#content/fields/acceptable-value.ts'
import { isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'
import type { EditedParts } from '#contract/drafts.ts'

/** A value that the page does not show, because its field does not accept it. */
type RefusedValue = { readonly document: DocumentName; readonly entry?: string; readonly path: string }

export type DraftedSnapshot = { readonly snapshot: Snapshot; readonly refused: readonly RefusedValue[] }

/** The saved site with these drafts in place. Values that their fields do not accept stay as they are saved. */
export function draftedSnapshot(
  saved: Snapshot,
  { documents: parts, entries, arrangements }: EditedParts,
): DraftedSnapshot {
  const refused: RefusedValue[] = []

  function document(name: WholeDocument): Json {
    const value = saved[name]
    const changed = parts[name]
    if (!changed) return value
    const draft = withParts(value, changed, documentRow(name).bodyKey)
    const { accepted, refusedPaths } = acceptableValue<Json>(documents[name].schema, draft, value)
    refused.push(...refusedPaths.map((path) => ({ document: name, path })))
    return accepted ?? value
  }

  function list<Value extends Json & { readonly id: string }>(
    name: EntryDocument,
    schema: z.ZodType<Value>,
    savedList: Value[],
  ): Value[] {
    const arrangement = arrangements[name]
    const known = arrangement ? arrange(savedList, arrangement) : savedList
    const own = entries.filter((each) => each.document === name)
    // The same list: pages look entries up by its identity.
    if (own.length === 0) return known
    const accept = (
      { id, value }: EditedParts['entries'][number],
      before: Json | undefined,
    ): Value | undefined => {
      // The page keeps its address while the address is edited.
      const draft = id !== undefined && isJsonObject(value) ? { ...value, id } : value
      const { accepted, refusedPaths } = acceptableValue(schema, draft, before)
      refused.push(
        ...refusedPaths.map((path) => ({ document: name, path, ...(id !== undefined && { entry: id }) })),
      )
      return accepted
    }
    const draftOf = new Map(own.flatMap((each) => (each.id === undefined ? [] : [[each.id, each] as const])))
    const changed = known.map((entry): Value => {
      const draft = draftOf.get(entry.id)
      return (draft && accept(draft, entry)) ?? entry
    })
    const added = own
      .filter(({ id }) => id === undefined)
      .map((each) => accept(each, undefined))
      .filter((entry) => entry !== undefined)
    return [...changed, ...added]
  }

  const snapshot = {
    ...saved,
    ...Object.fromEntries(wholeDocuments.map((name) => [name, document(name)])),
    ...Object.fromEntries(entryDocuments.map((name) => [name, list(name, entrySchema(name), saved[name])])),
  }
  return { snapshot, refused }
}

/** A list document has one part, the whole list. */
const withParts = (value: Json, parts: JsonObject, bodyKey: string): Json =>
  isJsonObject(value) ? { ...value, ...parts } : (parts[bodyKey] ?? value)
