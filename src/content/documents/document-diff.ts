import { itemTitle } from '../fields/field-walk.ts'
import { sameLeaf } from '../fields/same-value.ts'
import type { Field, LeafField, ListField } from '../fields/schema-tree.ts'
import { childOf, isJsonList, type Json, joinPath } from '../values/json.ts'
import { alignItems } from './list-alignment.ts'

type Place = {
  /** Path in the later version, or in the earlier one for a removed item. */
  readonly path: string
  /** Labels of the groups, lists and items around the change, outermost first. */
  readonly trail: readonly string[]
}

/** One difference between two versions of a document. */
export type Change = Place &
  (
    | { readonly kind: 'changed'; readonly field: LeafField; readonly before: Json; readonly after: Json }
    | {
        readonly kind: 'added' | 'removed'
        /** The field of the list's items. */
        readonly field: Field
        readonly title: string
        readonly value: Json
      }
    | {
        readonly kind: 'reordered'
        readonly field: ListField
        /** Titles of the items that both versions have, in the order of each version. */
        readonly before: readonly string[]
        readonly after: readonly string[]
      }
  )

/** Differences between two versions, in the form's order. Values that the schema parses to the same value are equal. */
export function documentChanges(tree: Field, before: Json | undefined, after: Json | undefined): Change[] {
  return [...changesOf(tree, before, after, { path: '', trail: [] })]
}

function* changesOf(
  field: Field,
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
): Generator<Change> {
  if (before === after) return
  if (field.kind === 'group') {
    const isNamed = place.path !== '' && field.key !== '*'
    const trail = isNamed ? [...place.trail, field.label] : place.trail
    for (const child of field.fields) {
      yield* changesOf(child, childOf(before, child.key), childOf(after, child.key), {
        path: joinPath(place.path, child.key),
        trail,
      })
    }
  } else if (field.kind === 'list') {
    yield* listChanges(field, isJsonList(before) ? before : [], isJsonList(after) ? after : [], place)
  } else if (!sameLeaf(field, before, after)) {
    yield { ...place, kind: 'changed', field, before: before ?? field.initial, after: after ?? field.initial }
  }
}

function* listChanges(
  list: ListField,
  before: readonly Json[],
  after: readonly Json[],
  place: Place,
): Generator<Change> {
  const trail = [...place.trail, list.label]
  const inItem = (item: Json, index: number): Place => ({
    path: joinPath(place.path, index),
    trail: list.item.kind === 'group' ? [...trail, itemTitle(list, item, index)] : trail,
  })

  const { pairs, removed, added } = alignItems(list, before, after)
  const change =
    (kind: 'added' | 'removed') =>
    ([index, value]: readonly [number, Json]): Change => {
      const path = joinPath(place.path, index)
      return { kind, path, trail, field: list.item, title: itemTitle(list, value, index), value }
    }
  yield* removed.map(change('removed'))
  yield* added.map(change('added'))
  const inOrder = pairs.every((pair, index) => pair.from >= (pairs[index - 1]?.from ?? 0))
  if (!inOrder) {
    const byOldPlace = pairs.toSorted((one, other) => one.from - other.from)
    yield {
      ...place,
      kind: 'reordered',
      field: list,
      before: byOldPlace.map(({ before: item, from }) => itemTitle(list, item, from)),
      after: pairs.map(({ after: item, to }) => itemTitle(list, item, to)),
    }
  }
  for (const { before: earlier, after: later, to } of pairs) {
    yield* changesOf(list.item, earlier, later, inItem(later, to))
  }
}
