import type { DraftList } from '#admin/api/drafts.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { type Change, type Thing, thingsIn } from '#content/changes/change.ts'
import { draftDiff } from '#content/changes/diff.ts'
import { holdsOwnerOnly } from '#content/fields/owner-only.ts'
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
  const { tree } = stored.draft
  return thingsIn(draftDiff(tree, publishedValue(stored, list), draft, base.etag === undefined))
}

/** The keys of the things that only an owner may publish: her licences and the like, and the deletion of an entry. */
export const ownersThings = (things: readonly Thing[]): readonly string[] =>
  things.flatMap(({ key, changes }) => (changes.some(isOwners) ? [key] : []))

const isOwners = ({ kind, field, path }: Change): boolean =>
  kind !== 'ordered' && (holdsOwnerOnly(field) || /^entries\..*\.isRemoved$/.test(path))
