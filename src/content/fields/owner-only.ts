import { childOf, isJsonList, type Json, joinPath } from '../values/json.ts'
import { sameValue } from './same-value.ts'
import type { Field } from './schema-tree.ts'

/** Whether a field is owner-only or contains an owner-only field. */
export function holdsOwnerOnly(field: Field): boolean {
  if (field.ownerOnly) return true
  if (field.kind === 'group') return field.fields.some(holdsOwnerOnly)
  return field.kind === 'list' && holdsOwnerOnly(field.item)
}

/**
 * Paths in the later version of owner-only values that changed. Moving list items is allowed. An item that is new or
 * differs from every earlier item counts as a change of the item, a removed item as one of the list.
 */
export function ownerOnlyChanges(
  field: Field,
  before: Json | undefined,
  after: Json | undefined,
  path = '',
): string[] {
  if (field.ownerOnly) return sameValue(field, before, after) ? [] : [path]
  if (field.kind === 'group') {
    return field.fields.flatMap((child) =>
      ownerOnlyChanges(
        child,
        childOf(before, child.key),
        childOf(after, child.key),
        joinPath(path, child.key),
      ),
    )
  }
  if (field.kind !== 'list' || !holdsOwnerOnly(field.item)) return []

  const { item } = field
  const [former, items] = [itemsOf(before), itemsOf(after)]
  const unmatched = [...former]
  const changed = items.flatMap((next, index) => {
    const match = unmatched.findIndex((known) => ownerOnlyChanges(item, known, next).length === 0)
    if (match !== -1) {
      unmatched.splice(match, 1)
      return []
    }
    const place = joinPath(path, index)
    const ofItem = ownerOnlyChanges(item, former[index], next, place)
    return ofItem.length > 0 ? ofItem : [place]
  })
  return items.length < former.length ? [path, ...changed] : changed
}

const itemsOf = (value: Json | undefined): readonly Json[] => (isJsonList(value) ? value : [])
