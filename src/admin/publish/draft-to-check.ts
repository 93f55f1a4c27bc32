import type { DraftToCheck } from '#admin/api/checks.ts'
import { documentValueOf } from '#admin/draft/document-draft.ts'
import { withoutChanges } from '#content/documents/choose-changes.ts'
import { isJson } from '#content/values/json.ts'
import type { ReviewedDraft } from './use-review.ts'

/** What would be published of a draft. Empty if its value cannot be sent. */
export function draftToCheck({ kept, leftOut }: ReviewedDraft): DraftToCheck[] {
  const { document, entry } = kept.subject()
  const { base, draft } = kept.draft.state.getState()
  const chosen = withoutChanges(kept.draft.tree, base?.value, draft, leftOut)
  const value = entry === undefined ? documentValueOf(document, chosen) : chosen
  return isJson(value) ? [{ document, entry, value }] : []
}
