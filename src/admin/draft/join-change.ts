import { changedSide, findDifferences, mergeVersions } from '#content/documents/merge-versions.ts'
import type { JsonObject } from '#content/values/json.ts'
import type { DraftStore } from './draft-store.ts'

/** A place where the owner's draft changes what another change changes too. */
export class DraftInTheWayError extends Error {
  override readonly name = 'DraftInTheWayError'
  /** In words: 'Precios › Consulta › Precio'. */
  readonly places: readonly string[]

  constructor(places: readonly string[]) {
    super(`The draft changes the same places: ${places.join('; ')}`)
    this.places = places
  }
}

type Versions = {
  /** What the change started from; undefined for a new entry. */
  readonly from: JsonObject | undefined
  readonly to: JsonObject | undefined
  readonly saved: JsonObject | undefined
  readonly draft: JsonObject
}

/** The draft with another change's values, also where a person saved another value meanwhile. */
export function withOtherChange(
  { tree, merge }: Pick<DraftStore, 'tree' | 'merge'>,
  { from, to, saved, draft }: Versions,
): JsonObject {
  if (!to || !saved) throw new TypeError('Both the changed value and the saved one are known.')
  if (merge) return merge(saved, merge(from ?? saved, to, saved), draft)
  const fromSaved = findDifferences(tree, { base: from ?? saved, mine: saved, theirs: to })
  const wanted = mergeVersions(saved, fromSaved, ({ changedBy }) =>
    changedBy === 'mine' ? 'mine' : 'theirs',
  )
  const differences = findDifferences(tree, { base: saved, mine: draft, theirs: wanted })
  const clashes = differences.filter(({ changedBy }) => changedBy === 'both')
  if (clashes.length > 0)
    throw new DraftInTheWayError(
      clashes.map(({ trail, field }) =>
        [...(trail.at(-1) === field.label ? trail.slice(0, -1) : trail), field.label]
          .filter(Boolean)
          .join(' › '),
      ),
    )
  return mergeVersions(draft, differences, changedSide)
}
