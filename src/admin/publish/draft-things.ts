import type { DraftList } from '#admin/api/drafts.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { type Thing, thingsIn } from '#content/changes/change.ts'
import { draftDiff } from '#content/changes/diff.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'

type Sections = Pick<DraftList, 'publishedSections'> | undefined

/** What patients see of a draft's subject. The saved selection of sections may wait for «Actualizar secciones». */
function publishedValue({ subject, draft }: StoredDraft, list: Sections): JsonObject | undefined {
  const published = subject().document === 'selected-sections' ? list?.publishedSections : undefined
  return isJsonObject(published) ? published : draft.state.getState().base?.value
}

/** What patients do not see yet of a draft. */
export function thingsOf(stored: StoredDraft, list: Sections): Thing[] {
  const { base, draft } = stored.draft.state.getState()
  if (!base) return []
  const { tree } = stored.draft
  return thingsIn(draftDiff(tree, publishedValue(stored, list), draft, base.etag === undefined))
}
