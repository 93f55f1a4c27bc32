import { itemTitle } from '../fields/field-walk.ts'
import { sameValue } from '../fields/same-value.ts'
import type { Field, ListField } from '../fields/schema-tree.ts'
import { childOf, type Json, joinPath } from '../values/json.ts'
import type { Change } from './change.ts'
import { isWhole, itemsById } from './items.ts'
import { isOneThing, keyOfTogether } from './one-thing.ts'

type Place = {
  readonly path: string
  readonly trail: readonly string[]
  /** Path of the outermost item or section around it. */
  readonly around?: string | undefined
}

/** Differences between two versions, in the form's order. Values that the schema parses to the same value are equal. */
export function diff(tree: Field, before: Json | undefined, after: Json | undefined): Change[] {
  return [...changesOf(tree, before, after, { path: '', trail: [] })]
}

/** Differences between a draft and its base. @param isNew It is a new entry, which a person counts as one. */
export const draftDiff = (tree: Field, before: Json | undefined, draft: Json | undefined, isNew: boolean) => {
  const changes = diff(tree, before, draft)
  return isNew ? changes.map((change): Change => ({ ...change, key: 'new' })) : changes
}

/** Whether two values of a field have no differences. */
export const isSame = (field: Field, one: Json | undefined, other: Json | undefined): boolean =>
  changesOf(field, one, other, { path: '', trail: [] }).next().done === true

function* changesOf(
  field: Field,
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
): Generator<Change> {
  if (before === after) return
  const { path, trail, around } = place
  if (isWhole(field)) {
    if (sameValue(field, before, after)) return
    const key = keyOfTogether(path) ?? around ?? path
    const values = { before: before ?? field.initial, after: after ?? field.initial }
    yield { kind: 'set', path, key, trail, field, ...values }
  } else if (field.kind === 'group') {
    const isNamed = path !== '' && field.key !== '*'
    const inner: Place = {
      path,
      trail: isNamed ? [...trail, field.label] : trail,
      around: around ?? (isOneThing(field) ? path : undefined),
    }
    for (const child of field.fields) {
      const inChild = { ...inner, path: joinPath(path, child.key) }
      yield* changesOf(child, childOf(before, child.key), childOf(after, child.key), inChild)
    }
  } else if (field.kind === 'list') {
    yield* listChanges(field, itemsById(before), itemsById(after), place)
  }
}

type Items = ReadonlyMap<string, Json>

function* listChanges(list: ListField, before: Items, after: Items, place: Place): Generator<Change> {
  const trail = [...place.trail, list.label]
  const inList = { path: place.path, trail }
  yield* itemChanges('removed', list, before, after, inList)
  yield* itemChanges('added', list, after, before, inList)
  yield* orderChange(list, before, after, place)
  for (const [index, [id, item]] of [...after].entries()) {
    const former = before.get(id)
    if (former === undefined || former === item) continue
    const path = joinPath(place.path, id)
    const inItem = { path, trail: [...trail, itemTitle(list, item, index)], around: place.around ?? path }
    yield* changesOf(list.item, former, item, inItem)
  }
}

/** The items that only one version has, in its order. */
function* itemChanges(
  kind: 'added' | 'removed',
  list: ListField,
  items: Items,
  others: Items,
  { path: listPath, trail }: Place,
): Generator<Change> {
  const end = [...items.keys()].findLastIndex((id) => others.has(id)) + 1
  let previous: string | null = null
  let common: string | null = null
  for (const [index, [id, item]] of [...items].entries()) {
    if (others.has(id)) {
      common = id
    } else {
      const path = joinPath(listPath, id)
      const values =
        kind === 'added' ? { before: undefined, after: item } : { before: item, after: undefined }
      const title = itemTitle(list, item, index)
      // What is at the end stays there, whatever the order of the items before.
      const follows = index < end ? [previous, common] : []
      yield { kind, path, key: path, trail, field: list.item, ...values, title, follows }
    }
    previous = id
  }
}

function* orderChange(
  field: ListField,
  before: Items,
  after: Items,
  { path, trail }: Place,
): Generator<Change> {
  const former = [...before.keys()].filter((id) => after.has(id))
  const ids = [...after.keys()]
  const latter = ids.filter((id) => before.has(id))
  if (former.every((id, index) => id === latter[index])) return
  const titles = new Map(ids.map((id, index) => [id, itemTitle(field, after.get(id), index)]))
  yield { kind: 'ordered', path, key: path, trail, field, before: former, after: latter, titles }
}
