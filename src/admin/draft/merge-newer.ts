import { apply } from '#content/changes/apply.ts'
import { diff } from '#content/changes/diff.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'
import type { DraftStore } from './draft-store.ts'

type Versions = { readonly base: JsonObject; readonly mine: JsonObject; readonly theirs: JsonObject }

/** @returns both versions in one, or undefined where both changed the same fields. */
export function joinVersions(
  { tree, merge }: DraftStore,
  { base, mine, theirs }: Versions,
): JsonObject | undefined {
  if (merge) return merge(base, mine, theirs)
  const { value, misfits } = apply(diff(tree, base, theirs), mine)
  return misfits.length === 0 && isJsonObject(value) ? value : undefined
}

/**
 * Continues a draft from the newer version that another person saved, if they did not change the same fields.
 * @returns whether the draft has no newer version left to compare with.
 */
export function mergeNewer(draft: DraftStore): boolean {
  const { base, draft: mine, newer } = draft.state.getState()
  if (!base || !newer) return true
  const joined = joinVersions(draft, { base: base.value, mine, theirs: newer.value })
  if (joined) draft.join(newer, joined)
  return joined !== undefined
}
