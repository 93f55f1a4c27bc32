import { leaves } from '../fields/field-walk.ts'
import type { LeafField } from '../fields/schema-tree.ts'
import { type MediaUse, mediaIdOf } from '../media/media.ts'
import type { Json } from '../values/json.ts'
import { documentParts } from './document-parts.ts'
import { type DocumentName, documentNames, documentRow } from './documents.ts'
import { isEntryDocument } from './entries.ts'
import type { Snapshot } from './snapshot.ts'

/** Where each picture is used, by picture id. */
export type UsesById = ReadonlyMap<string, readonly MediaUse[]>

export const usesIn = (snapshot: Snapshot): UsesById =>
  mergeUses(documentNames.map((name) => documentUses(name, snapshot[name])))

/** Whether one of these pictures differs from its state in the snapshot. */
export const showsOutdated = (
  snapshot: Snapshot | undefined,
  ids: Iterable<string>,
  items: Snapshot['media'],
): boolean => [...ids].some((id) => JSON.stringify(items.get(id)) !== JSON.stringify(snapshot?.media.get(id)))

export function mergeUses(all: readonly UsesById[]): UsesById {
  const byId = new Map<string, MediaUse[]>()
  for (const uses of all) for (const [id, some] of uses) byId.set(id, [...(byId.get(id) ?? []), ...some])
  return byId
}

/** Finds the pictures in a document; its schema says which fields are pictures. */
export function documentUses(document: DocumentName, value: Json | undefined): UsesById {
  const uses = new Map<string, MediaUse[]>()
  const { name } = documentRow(document).labels
  for (const part of documentParts(document, value ?? null)) {
    const { item } = part
    // Visiting all leaves of 10,000 entries would take most of a second.
    if (item && !namesPicture(part.value)) continue
    for (const { itemPath, field, value: shown, trail } of leaves(part.tree, part.value, part.place)) {
      const id = field.kind === 'image' && typeof shown === 'string' ? mediaIdOf(shown) : undefined
      if (id === undefined) continue
      const around = item ? [name, item.title, ...trail] : trail
      const label = (isOnlyPicture(field) ? around : [...around, field.label]).join(' › ')
      const entry = isEntryDocument(document) && typeof item?.id === 'string' ? { entry: item.id } : {}
      uses.set(id, [...(uses.get(id) ?? []), { document, path: itemPath, label, ...entry }])
    }
  }
  return uses
}

function namesPicture(value: Json | undefined): boolean {
  if (typeof value === 'string') return mediaIdOf(value) !== undefined
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(namesPicture)
}

/** Whether the label 'Imagen' can be omitted, because it adds nothing after the entry's title. */
const isOnlyPicture = ({ path, label }: LeafField) => label === 'Imagen' && /(?:^|\.)\*\.\w+$/.test(path)
