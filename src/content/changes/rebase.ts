import type { Field } from '../fields/schema-tree.ts'
import { childOf, type Json, pathSegments } from '../values/json.ts'
import { apply, applyOver } from './apply.ts'
import type { Change } from './change.ts'
import { diff } from './diff.ts'
import { itemsById } from './items.ts'

type Versions = {
  /** What a person started from. */
  readonly from: Json
  readonly mine: Json
  /** What others made of it meanwhile. */
  readonly onto: Json
}

/**
 * A person's changes over what others made meanwhile. Where both changed the same place, the value has the person's own.
 * @returns the value, and the paths of these places. An item that the others removed is there again, with its path.
 */
export function rebase(
  tree: Field,
  { from, mine, onto }: Versions,
): { readonly value: Json; readonly clashes: readonly string[] } {
  const { value, misfits } = apply(diff(tree, from, mine), onto)
  if (misfits.length === 0) return { value, clashes: [] }
  const places = misfits.map(({ change }) => ({ change, gone: goneItem(change, onto) }))
  const gone = new Set(places.flatMap((place) => place.gone ?? []))
  const back = diff(tree, onto, mine).filter(({ kind, path }) => kind === 'added' && gone.has(path))
  const over = places.flatMap((place) => (place.gone === undefined ? [place.change] : []))
  // Two orders do not clash: the last one counts.
  const clashing = over.flatMap(({ kind, path }) => (kind === 'ordered' ? [] : [path]))
  return { value: apply(back, applyOver(over, value)).value, clashes: [...gone, ...clashing] }
}

/** The path of the outermost item around a change that is not there. */
function goneItem({ path, field, kind }: Change, value: Json): string | undefined {
  const kinds = pathSegments(field.path)
  const segments = pathSegments(path)
  const isOfItem = kind === 'added' || kind === 'removed'
  let part: Json | undefined = value
  for (const [index, segment] of segments.slice(0, isOfItem ? -1 : undefined).entries()) {
    if (kinds[index] !== '*') part = childOf(part, segment)
    else {
      part = itemsById(part).get(segment)
      if (part === undefined) return segments.slice(0, index + 1).join('.')
    }
  }
}
