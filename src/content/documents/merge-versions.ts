import { trailOf } from '#content/fields/field-walk.ts'
import { sameValue } from '../fields/same-value.ts'
import type { Field, ListField } from '../fields/schema-tree.ts'
import { childOf, isJsonList, type Json, type JsonObject, joinPath, withValueAt } from '../values/json.ts'
import { isAligned, itemKey } from './list-alignment.ts'

export type Side = 'mine' | 'theirs'

/** A field, or a reordered list, that differs between the user's draft and the saved version. */
export type Difference = {
  readonly path: string
  readonly trail: readonly string[]
  readonly field: Field
  readonly mine: Json
  /** The saved value; of a list to which both versions added, both. */
  readonly theirs: Json
  /** Which side changed the value of the common base version. */
  readonly changedBy: Side | 'both'
}

type Versions = {
  readonly base: Json | undefined
  readonly mine: Json | undefined
  readonly theirs: Json | undefined
}

export function findDifferences(tree: Field, versions: Versions): Difference[] {
  return [...differencesOf(tree, versions, '')].map((difference) => ({
    ...difference,
    trail: trailOf(tree, versions.mine, difference.path),
  }))
}

/** The user's draft, with the other version's value wherever `choose` picks it. */
export function mergeVersions(
  mine: JsonObject,
  differences: readonly Difference[],
  choose: (difference: Difference) => Side,
): JsonObject {
  return differences
    .filter((difference) => choose(difference) === 'theirs')
    .reduce<JsonObject>((merged, { path, theirs }) => asDocument(withValueAt(merged, path, theirs)), mine)
}

/** The user's draft, with what only the other version changed. */
export const joinTheirs = (mine: Json, differences: readonly Difference[]): Json =>
  differences
    .filter((difference) => changedSide(difference) === 'theirs')
    .reduce<Json>((all, { path, theirs }) => (path === '' ? theirs : withValueAt(all, path, theirs)), mine)

/** The only side that changed a field; the user's own if both did. */
export const changedSide = ({ changedBy }: Difference): Side => (changedBy === 'theirs' ? 'theirs' : 'mine')

function asDocument(value: Json): JsonObject {
  if (typeof value === 'object' && value !== null && !isJsonList(value)) return value
  throw new TypeError('A document is an object.')
}

function* differencesOf(
  field: Field,
  { base, mine, theirs }: Versions,
  path: string,
): Generator<Omit<Difference, 'trail'>> {
  if (sameValue(field, mine, theirs)) return

  if (field.kind === 'group') {
    for (const child of field.fields) {
      const versions = {
        base: childOf(base, child.key),
        mine: childOf(mine, child.key),
        theirs: childOf(theirs, child.key),
      }
      yield* differencesOf(child, versions, joinPath(path, child.key))
    }
    return
  }
  const isMine = sameValue(field, base, theirs)
  const isTheirs = sameValue(field, base, mine)
  if (field.kind === 'list' && isJsonList(base) && isJsonList(mine) && isJsonList(theirs)) {
    if (isAligned(field, base, mine) && isAligned(field, base, theirs)) {
      for (const [index, item] of mine.entries()) {
        const versions = { base: base[index], mine: item, theirs: theirs[index] }
        yield* differencesOf(field.item, versions, joinPath(path, index))
      }
      return
    }
    const joined = !isMine && !isTheirs && joinLists(field, { base, mine, theirs })
    if (joined) {
      yield { path, field, mine, theirs: joined, changedBy: 'theirs' }
      return
    }
  }
  yield {
    path,
    field,
    mine: mine ?? field.initial,
    theirs: theirs ?? field.initial,
    changedBy: isMine ? 'mine' : isTheirs ? 'theirs' : 'both',
  }
}

type Lists = {
  readonly base: readonly Json[]
  readonly mine: readonly Json[]
  readonly theirs: readonly Json[]
}

/**
 * A list whose items have ids, with what each version added, removed and changed.
 * @returns undefined if both changed one item or an item's place.
 */
function joinLists(list: ListField, { base, mine, theirs }: Lists): readonly Json[] | undefined {
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
