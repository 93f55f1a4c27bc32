import type { DraftList } from '#admin/api/drafts.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { changeKey } from '#content/documents/choose-changes.ts'
import { type Thing, thingsChanged } from '#content/documents/things-changed.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'

type Sections = Pick<DraftList, 'publishedSections'> | undefined

/** What patients see of a draft's subject. The saved selection of sections may wait for «Actualizar secciones». */
export function publishedValue({ subject, draft }: StoredDraft, list: Sections): JsonObject | undefined {
  const published = subject().document === 'selected-sections' ? list?.publishedSections : undefined
  return isJsonObject(published) ? published : draft.state.getState().base?.value
}

/** What patients do not see yet of a draft. */
export function thingsOf(stored: StoredDraft, list: Sections): Thing[] {
  const { base, draft } = stored.draft.state.getState()
  if (!base) return []
  return thingsChanged(stored.draft.tree, publishedValue(stored, list), draft, base.etag === undefined)
}

/** The keys of the changes of some things. */
export const changeKeysOf = (things: readonly Thing[], keys: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(things.flatMap(({ key, changes }) => (keys.has(key) ? changes.map(changeKey) : [])))
