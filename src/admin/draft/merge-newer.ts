import { changedSide, findDifferences, mergeVersions } from '#content/documents/merge-versions.ts'
import type { JsonObject } from '#content/values/json.ts'
import type { DraftStore } from './draft-store.ts'

type Versions = { readonly base: JsonObject; readonly mine: JsonObject; readonly theirs: JsonObject }

/** @returns both versions in one, or undefined where both changed the same fields. */
export function joinVersions(
  { tree, merge }: DraftStore,
  { base, mine, theirs }: Versions,
): JsonObject | undefined {
  if (merge) return merge(base, mine, theirs)
  const differences = findDifferences(tree, { base, mine, theirs })
  if (differences.some(({ changedBy }) => changedBy === 'both')) return undefined
  return mergeVersions(mine, differences, changedSide)
}

/**
 * Continues a draft from the newer version that another person saved, if they did not change the same fields.
 * @returns whether the draft has no newer version left to compare with.
 */
export function mergeNewer(draft: DraftStore): boolean {
  const { base, draft: mine, newer } = draft.state.getState()
  if (!base || !newer) return true
  const joined = joinVersions(draft, { base: base.value, mine, theirs: newer.value })
  if (joined) draft.resolve(newer, joined)
  return joined !== undefined
}
