import { sameValue } from '../fields/same-value.ts'
import type { ListField } from '../fields/schema-tree.ts'
import type { Json } from '../values/json.ts'
import { itemKey } from './list-alignment.ts'

type Lists = {
  readonly base: readonly Json[]
  readonly mine: readonly Json[]
  readonly theirs: readonly Json[]
}

/**
 * A list whose items have ids, with what each version added, removed and changed.
 * @returns undefined if both changed one item or an item's place.
 */
export function joinLists(list: ListField, { base, mine, theirs }: Lists): readonly Json[] | undefined {
  if (list.rowKey === undefined) return undefined
  const byKey = (items: readonly Json[]) => new Map(items.map((item) => [itemKey(list, item), item]))
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)]
  if (was.size < base.length || own.size < mine.length || other.size < theirs.length) return undefined
  const places = [was, own, other].map((items) =>
    [...items.keys()].filter((key) => was.has(key) && own.has(key) && other.has(key)).join('\n'),
  )
  if (new Set(places).size > 1) return undefined

  const joined = new Map<string, Json | undefined>()
  for (const key of new Set([...was.keys(), ...own.keys(), ...other.keys()])) {
    const [before, left, right] = [was.get(key), own.get(key), other.get(key)]
    if (sameValue(list.item, before, right)) joined.set(key, left)
    else if (sameValue(list.item, before, left) || sameValue(list.item, left, right)) joined.set(key, right)
    else return undefined
  }
  // What the other version put first stays first.
  const theirKeys = [...other.keys()]
  const known = theirKeys.findIndex((key) => own.has(key))
  const first = known === -1 ? theirKeys : theirKeys.slice(0, known)
  const order = new Set([...first, ...own.keys(), ...theirKeys])
  return [...order].flatMap((key) => joined.get(key) ?? [])
}
