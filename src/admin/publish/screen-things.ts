import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { type Thing, thingsIn } from '#content/changes/change.ts'
import { diff } from '#content/changes/diff.ts'
import { isWithin } from '#content/values/json.ts'

/** What a screen of the specification shows that patients do not see. */
type ScreenThings = {
  /** Changed on the screen. Its button saves these. */
  readonly here: readonly Thing[]
  /** Changed elsewhere: the other things of the next version. */
  readonly elsewhere: readonly Thing[]
}

export function screenThings({ draft, sync }: Pick<StoredDraft, 'draft' | 'sync'>): ScreenThings {
  const { base } = draft.state.getState()
  const here = thingsIn(sync.unsentChanges())
  const keys = new Set(here.map(({ key }) => key))
  const next = thingsIn(diff(draft.tree, base?.value, sync.held()))
  return { here, elsewhere: next.filter(({ key }) => !keys.has(key)) }
}

/** Whether the field at a path of the draft is a part of one of these things. */
export function isPartOf(things: readonly Thing[]) {
  const places = things.flatMap(({ key, changes }) => [
    key,
    ...changes.flatMap(({ kind, path }) => (kind === 'set' || kind === 'added' ? [path] : [])),
  ])
  return (path: string): boolean => places.some((each) => isWithin(path, each))
}
