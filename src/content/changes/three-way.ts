import type { Field } from '../fields/schema-tree.ts'
import { isJsonObject, type Json, type JsonObject, pathSegments } from '../values/json.ts'
import { apply } from './apply.ts'
import { type Change, invert } from './change.ts'
import { diff } from './diff.ts'
import { valueAtIds } from './items.ts'

export type Side = 'mine' | 'theirs'

/** A place in which the user's draft and another version differ. */
export type Difference = Pick<Change, 'path' | 'trail' | 'field'> & {
  /** Of an item that one side added or removed. */
  readonly title?: string
  /** Undefined for an item that the version does not have. */
  readonly mine: Json | undefined
  readonly theirs: Json | undefined
  /** Which side changed the value of the common base version. */
  readonly changedBy: Side | 'both'
  /** What each side changed there. */
  readonly changes: Readonly<Record<Side, readonly Change[]>>
}

type Versions = {
  readonly base: Json | undefined
  readonly mine: Json | undefined
  readonly theirs: Json | undefined
}

/** What two versions that started from the same one do not have in common. */
export function findDifferences(tree: Field, { base, mine, theirs }: Versions): Difference[] {
  const [own, others] = [diff(tree, base, mine), diff(tree, base, theirs)]
  const placeOf = placesOf([...own, ...others])
  const [ownByPlace, othersByPlace] = [Map.groupBy(own, placeOf), Map.groupBy(others, placeOf)]
  const clashes = new Set(
    theirs === undefined ? [] : apply(own, theirs).misfits.map(({ change }) => placeOf(change)),
  )
  return [...new Set([...ownByPlace.keys(), ...othersByPlace.keys()])].flatMap((path) => {
    const changes = { mine: ownByPlace.get(path) ?? [], theirs: othersByPlace.get(path) ?? [] }
    const at = [...changes.mine, ...changes.theirs].find((change) => change.path === path)
    if (!at) return []
    const { trail, field } = at
    const title = 'title' in at ? { title: at.title } : {}
    const [left, right] = [mine, theirs].map((value) => valueAtIds(value, path, field.path))
    const isBoth = changes.mine.length > 0 && changes.theirs.length > 0
    // Both did the same.
    if (isBoth && !clashes.has(path)) return []
    const changedBy = isBoth ? 'both' : changes.mine.length > 0 ? 'mine' : 'theirs'
    return [{ path, trail, field, ...title, mine: left, theirs: right, changedBy, changes }]
  })
}

/** The place of each change: its own path, or that of the outermost item around it that is added or removed. */
function placesOf(changes: readonly Change[]): (change: Change) => string {
  const items = new Set(
    changes.flatMap(({ kind, path }) => (kind === 'added' || kind === 'removed' ? [path] : [])),
  )
  return ({ path }) => {
    const segments = pathSegments(path)
    const length = segments.findIndex((_, index) => items.has(segments.slice(0, index + 1).join('.')))
    return length === -1 ? path : segments.slice(0, length + 1).join('.')
  }
}

/** The user's draft, with the other version's changes wherever `choose` picks it. */
export function mergeVersions(
  mine: JsonObject,
  differences: readonly Difference[],
  choose: (difference: Difference) => Side,
): JsonObject {
  const chosen = differences.filter((difference) => choose(difference) === 'theirs')
  const back = chosen.flatMap(({ changes }) => changes.mine.map(invert))
  const theirs = chosen.flatMap(({ changes }) => changes.theirs)
  const { value } = apply(theirs, apply(back, mine).value)
  if (!isJsonObject(value)) throw new TypeError('A document is an object.')
  return value
}

/** The only side that changed a place; the user's own if both did. */
export const changedSide = ({ changedBy }: Difference): Side => (changedBy === 'theirs' ? 'theirs' : 'mine')
