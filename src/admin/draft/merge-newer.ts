import { changedSide, findDifferences, mergeVersions } from '#content/documents/merge-versions.ts'
import type { DraftStore } from './draft-store.ts'

/**
 * Continues a draft from the newer version that somebody else saved, if they did not change the same fields.
 * @returns whether the draft has no newer version left to compare with.
 */
export function mergeNewer(draft: DraftStore): boolean {
  const { base, draft: mine, newer } = draft.state.getState()
  if (!base || !newer) return true
  if (draft.merge) {
    draft.resolve(newer, draft.merge(base.value, mine, newer.value))
    return true
  }
  const differences = findDifferences(draft.tree, { base: base.value, mine, theirs: newer.value })
  if (differences.some(({ changedBy }) => changedBy === 'both')) return false
  draft.resolve(newer, mergeVersions(mine, differences, changedSide))
  return true
}
