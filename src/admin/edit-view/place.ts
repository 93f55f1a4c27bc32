import { documentDraft } from '#admin/draft/document-draft.ts'
import { draftPath } from '#admin/draft/draft-shape.ts'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import { findEntryDraft, newEntryWith } from '#admin/entries/entry-draft.ts'
import type { Subject } from '#admin/subject.ts'
import { documentRow } from '#content/documents/documents.ts'
import { entrySchema, isEntryDocument } from '#content/documents/entries.ts'
import { entryName } from '#content/documents/entry-summary.ts'
import type { TracedField } from '#content/documents/traced-field.ts'
import { fieldAt, itemTitle } from '#content/fields/field-walk.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { partAt, partList, positionOf } from '#content/values/item-path.ts'
import { isJsonObject, type Json, parentPath, pathSegments } from '#content/values/json.ts'

/** A field or a group of fields of a draft. */
export type Place = Subject & {
  /** Path in the draft. */
  readonly path: string
  /** Which paragraph of a long text. */
  readonly paragraph?: number | undefined
}

export function placeOf({ document, entry: id, path, paragraph }: TracedField): Place {
  if (id === undefined) return { document, path: draftPath(document, path), paragraph }
  const isNew = isEntryDocument(document) && findEntryDraft(document, id) === undefined
  return { document, entry: (isNew ? newEntryWith(document, id) : undefined) ?? id, path, paragraph }
}

export const samePlace = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.document === other?.document && one?.entry === other?.entry && one?.path === other?.path

/** The draft that contains a place; undefined for an entry that is not open. */
export function openDraftOf({ document, entry }: Subject): DraftStore | undefined {
  if (entry === undefined) return documentDraft(document).draft
  return isEntryDocument(document) ? findEntryDraft(document, entry)?.draft : undefined
}

const treeOf = ({ document, entry }: Subject): Field =>
  entry !== undefined && isEntryDocument(document)
    ? schemaTree(entrySchema(document))
    : documentDraft(document).draft.tree

export const fieldOf = (place: Place): Field | undefined => fieldAt(treeOf(place), place.path)

/** The value as it is edited; undefined if the draft is not loaded. */
export function draftedValue(place: Place): Json | undefined {
  const { base, draft } = openDraftOf(place)?.state.getState() ?? {}
  return base && partAt(draft, place.path)
}

/** A step of the way to a place, such as 'Portada'. */
export type Crumb = { readonly label: string; readonly place: Place }

/** The way to a place, outermost first, with the place itself: 'Portada', 'Título'. */
export function crumbsOf(place: Place): Crumb[] {
  const tree = treeOf(place)
  const document = draftedValue({ ...place, path: '' })
  const crumbs: Crumb[] = []
  const add = (label: string, path: string) => {
    if (crumbs.at(-1)?.label !== label)
      crumbs.push({ label, place: { ...place, path, paragraph: undefined } })
  }
  if (place.entry !== undefined) {
    add(isJsonObject(document) ? entryName(document) : documentRow(place.document).labels.name, '')
  }
  const segments = pathSegments(place.path)
  for (const [index, segment] of segments.entries()) {
    const path = segments.slice(0, index + 1).join('.')
    const field = fieldAt(tree, path)
    const list = fieldAt(tree, parentPath(path))
    if (!field) continue
    const isRow = list?.kind === 'list' && field.kind === 'group'
    add(
      isRow
        ? itemTitle(list, partAt(document, path), positionOf(partList(document, parentPath(path)), segment))
        : field.label,
      path,
    )
  }
  return crumbs
}

/** 'Portada › Título' */
export const nameOf = (place: Place): string =>
  crumbsOf(place)
    .map(({ label }) => label)
    .join(' › ')
