import { apply, applyOver } from '#content/changes/apply.ts'
import { diff } from '#content/changes/diff.ts'
import { placeWords } from '#content/changes/place-words.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'
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
  const wanted = applyOver(diff(tree, from ?? saved, to), saved)
  const { value, misfits } = apply(diff(tree, saved, wanted), draft)
  if (misfits.length > 0) throw new DraftInTheWayError(misfits.map(({ change }) => placeWords(change)))
  if (!isJsonObject(value)) throw new TypeError('A draft is an object.')
  return value
}
