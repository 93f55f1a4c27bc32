import { partAt, positionOf, segmentsOf } from '../values/item-path.ts'
import { childOf, isJsonList, type Json, joinPath, pathSegments } from '../values/json.ts'
import { leftEmptyName } from './left-empty.ts'
import { optionLabel } from './option-labels.ts'
import type { Field, LeafField, ListField } from './schema-tree.ts'

/** The field at a path such as 'insurances.companies.gnp.name'; items of lists may have any name. */
export const fieldAt = (tree: Field, path: string): Field | undefined =>
  pathSegments(path).reduce<Field | undefined>((field, segment) => field && childField(field, segment), tree)

function childField(field: Field, segment: string): Field | undefined {
  if (field.kind === 'group') return field.fields.find(({ key }) => key === segment)
  if (field.kind === 'list') return field.item
}

/** Title of a list item: the value of the field that the schema names as title, or else its position. */
export function itemTitle(list: ListField, item: Json | undefined, index: number): string {
  if (list.path === 'leftEmpty' && typeof item === 'string') return leftEmptyName(item)
  const title = list.rowTitle === undefined ? item : childOf(item, list.rowTitle)
  const titleField = list.rowTitle === undefined ? undefined : childField(list.item, list.rowTitle)
  if (titleField?.kind === 'enum' && typeof title === 'string') return optionLabel(title)
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : `${list.item.label} ${index + 1}`
}

export type Leaf = {
  /** Names the items of lists by their positions. */
  readonly path: string
  /** Names them by their ids, as drafts do. */
  readonly itemPath: string
  readonly field: LeafField
  readonly value: Json | undefined
  /** Labels of the groups, lists and items around the value, outermost first. */
  readonly trail: readonly string[]
}

/**
 * Every value of a document that users can edit, in the form's order. The trail leaves out an item's own label, because
 * the item's title already identifies it.
 */
export function* leaves(
  field: Field,
  value: Json | undefined,
  { path, itemPath }: Pick<Leaf, 'path' | 'itemPath'> = { path: '', itemPath: '' },
  trail: readonly string[] = [],
): Generator<Leaf> {
  if (field.kind === 'group') {
    const inner = path === '' || field.key === '*' ? trail : [...trail, field.label]
    for (const child of field.fields) {
      const place = { path: joinPath(path, child.key), itemPath: joinPath(itemPath, child.key) }
      yield* leaves(child, childOf(value, child.key), place, inner)
    }
  } else if (field.kind === 'list') {
    const items = isJsonList(value) ? value : []
    const segments = segmentsOf(items)
    for (const [index, item] of items.entries()) {
      const title = field.item.kind === 'group' ? [itemTitle(field, item, index)] : []
      const place = { path: joinPath(path, index), itemPath: joinPath(itemPath, segments[index] ?? '') }
      yield* leaves(field.item, item, place, [...trail, field.label, ...title])
    }
  } else {
    yield { path, itemPath, field, value, trail }
  }
}

/** Labels of the groups, lists and items around a path with ids, outermost first, without the label of the field itself. */
export function trailOf(tree: Field, document: Json | undefined, path: string): string[] {
  const trail: string[] = []
  let field: Field | undefined = tree
  let value = document
  for (const segment of pathSegments(path)) {
    if (field && field !== tree && !(field.kind === 'group' && field.key === '*')) trail.push(field.label)
    const position = isJsonList(value) ? positionOf(value, segment) : 0
    value = partAt(value, segment)
    if (field?.kind === 'list' && field.item.kind === 'group') trail.push(itemTitle(field, value, position))
    field = field && childField(field, segment)
  }
  return trail
}
