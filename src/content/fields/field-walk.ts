import { childOf, isJsonList, type Json, joinPath, pathSegments } from '../values/json.ts'
import { leftEmptyName } from './left-empty.ts'
import { optionLabel } from './option-labels.ts'
import type { Field, LeafField, ListField } from './schema-tree.ts'

/** The field at a path such as 'insurances.companies.3.name'. */
export const fieldAt = (tree: Field, path: string): Field | undefined =>
  pathSegments(path).reduce<Field | undefined>((field, segment) => field && childField(field, segment), tree)

function childField(field: Field, segment: string): Field | undefined {
  if (field.kind === 'group') return field.fields.find(({ key }) => key === segment)
  if (field.kind === 'list' && /^(?:\d+|\*)$/.test(segment)) return field.item
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
  readonly path: string
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
  path = '',
  trail: readonly string[] = [],
): Generator<Leaf> {
  if (field.kind === 'group') {
    const inner = path === '' || field.key === '*' ? trail : [...trail, field.label]
    for (const child of field.fields) {
      yield* leaves(child, childOf(value, child.key), joinPath(path, child.key), inner)
    }
  } else if (field.kind === 'list') {
    for (const [index, item] of (isJsonList(value) ? value : []).entries()) {
      const title = field.item.kind === 'group' ? [itemTitle(field, item, index)] : []
      yield* leaves(field.item, item, joinPath(path, index), [...trail, field.label, ...title])
    }
  } else {
    yield { path, field, value, trail }
  }
}

/** Labels of the groups, lists and items around a path, outermost first, without the label of the field itself. */
export function trailOf(tree: Field, document: Json | undefined, path: string): string[] {
  const trail: string[] = []
  let field: Field | undefined = tree
  let value = document
  for (const segment of pathSegments(path)) {
    if (field && field !== tree && !(field.kind === 'group' && field.key === '*')) trail.push(field.label)
    value = childOf(value, segment)
    if (field?.kind === 'list' && field.item.kind === 'group')
      trail.push(itemTitle(field, value, Number(segment)))
    field = field && childField(field, segment)
  }
  return trail
}
