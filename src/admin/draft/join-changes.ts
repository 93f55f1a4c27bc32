import { apply, applyOver } from '#content/changes/apply.ts'
import type { Change } from '#content/changes/change.ts'
import { diff } from '#content/changes/diff.ts'
import { rebase } from '#content/changes/rebase.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

/**
 * What a person changed from a common state, over what others made of it. A text that means the same stays as she wrote
 * it: she may be about to go on after a space.
 * @param canClash Whether a place that both changed is a clash; otherwise this person's value counts.
 * @returns the joined value, with this person's values at the clashes, and the paths of these.
 */
export function joinChanges(
  tree: Field,
  { from, mine, onto }: { from: JsonObject; mine: JsonObject; onto: JsonObject },
  canClash: boolean,
): { readonly value: JsonObject; readonly clashes: readonly string[] } {
  const { value, clashes } = canClash
    ? rebase(tree, { from, mine, onto })
    : { value: applyOver(diff(tree, from, mine), onto), clashes: [] }
  return { value: withChanges(mine, diff(tree, mine, value)), clashes }
}

/**
 * The common state with those changes of attempts without a response that the server has stored: what is typed over them
 * later is no clash.
 */
export function withArrived(
  tree: Field,
  { from, attempts, onto }: { from: JsonObject; attempts: readonly JsonObject[]; onto: JsonObject },
): JsonObject {
  if (attempts.length === 0) return from
  const sent = new Set(attempts.flatMap((attempt) => diff(tree, from, attempt).map(nameOf)))
  return withChanges(
    from,
    diff(tree, from, onto).filter((change) => sent.has(nameOf(change))),
  )
}

const nameOf = ({ kind, path, after }: Change): string => JSON.stringify([kind, path, after])

export const withChanges = (value: JsonObject, changes: readonly Change[]): JsonObject =>
  objectOf(apply(changes, value).value)

function objectOf(value: Json): JsonObject {
  if (!isJsonObject(value)) throw new TypeError('A draft is an object.')
  return value
}
