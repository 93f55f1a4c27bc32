import { type Leaf, leaves } from '../fields/field-walk.ts'
import { type Field, schemaTree } from '../fields/schema-tree.ts'
import { type MediaUse, mediaIdOf } from '../media/media.ts'
import { childOf, isJsonList, type Json, pathSegments } from '../values/json.ts'
import { type DocumentName, documentNames, documentRow, documentSchema } from './documents.ts'
import { isEntryDocument } from './entries.ts'
import type { Snapshot } from './snapshot.ts'

/** Where each picture is used, by picture id. */
export type UsesById = ReadonlyMap<string, readonly MediaUse[]>

/** Where each picture is used in a snapshot. */
export const usesIn = (snapshot: Snapshot): UsesById =>
  mergeUses(documentNames.map((name) => documentUses(name, snapshot[name])))

/** Whether one of these pictures differs from its state in the snapshot. */
export const showsOutdated = (
  snapshot: Snapshot | undefined,
  ids: Iterable<string>,
  items: Snapshot['media'],
): boolean => [...ids].some((id) => JSON.stringify(items.get(id)) !== JSON.stringify(snapshot?.media.get(id)))

/** One map of all uses. */
export function mergeUses(all: readonly UsesById[]): UsesById {
  const byId = new Map<string, MediaUse[]>()
  for (const uses of all) for (const [id, some] of uses) byId.set(id, [...(byId.get(id) ?? []), ...some])
  return byId
}

/** Finds the pictures in a document; its schema says which fields are pictures. */
export function documentUses(document: DocumentName, value: Json | undefined): UsesById {
  const uses = new Map<string, MediaUse[]>()
  if (value === undefined) return uses
  const tree = schemaTree(documentSchema(document))
  const { name } = documentRow(document).labels
  for (const { path, field, value: shown, trail } of pictureLeaves(tree, value)) {
    const id = field.kind === 'image' && typeof shown === 'string' ? mediaIdOf(shown) : undefined
    if (id === undefined) continue
    const around = tree.kind === 'list' ? [name, entryTitle(value, path), ...trail.slice(1)] : trail
    const label = (isOnlyPicture(path, field.label) ? around : [...around, field.label]).join(' › ')
    const entry = isEntryDocument(document) ? entryId(value, path) : undefined
    const use = { document, path, label, ...(entry !== undefined && { entry }) }
    uses.set(id, [...(uses.get(id) ?? []), use])
  }
  return uses
}

/**
 * Leaves of only those entries that refer to a picture. Visiting all leaves of 10,000 entries would take most of a
 * second.
 */
function* pictureLeaves(tree: Field, value: Json): Generator<Leaf> {
  if (tree.kind !== 'list' || !isJsonList(value)) return yield* leaves(tree, value)
  for (const [index, entry] of value.entries()) {
    if (namesPicture(entry)) yield* leaves(tree.item, entry, `${index}`, [tree.label])
  }
}

function namesPicture(value: Json | undefined): boolean {
  if (typeof value === 'string') return mediaIdOf(value) !== undefined
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(namesPicture)
}

/** The entry's name or title, or its position in the list. */
function entryTitle(value: Json | undefined, path: string): string {
  const [place = ''] = pathSegments(path)
  const entry = childOf(value, place)
  const title = childOf(entry, 'name') ?? childOf(entry, 'title')
  return typeof title === 'string' && title !== '' ? title : String(Number(place) + 1)
}

function entryId(value: Json, path: string): string | undefined {
  const [place = ''] = pathSegments(path)
  const id = childOf(childOf(value, place), 'id')
  return typeof id === 'string' ? id : undefined
}

/** Whether the label 'Imagen' can be omitted, because it adds nothing after the entry's title. */
const isOnlyPicture = (path: string, label: string) => label === 'Imagen' && /(?:^|\.)\d+\.\w+$/.test(path)
