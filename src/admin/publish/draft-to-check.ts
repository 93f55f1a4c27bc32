import type { DraftToCheck } from '#admin/api/checks.ts'
import { documentValueOf } from '#admin/draft/document-draft.ts'
import { documentSubject } from '#admin/subject.ts'
import { withoutChanges } from '#content/documents/choose-changes.ts'
import { isJson } from '#content/values/json.ts'
import { changeKeysOf } from './draft-things.ts'
import type { ReviewedDraft } from './use-review.ts'

/** What would be published of a draft. Empty for a picture, and if its value cannot be sent. */
export function draftToCheck({ stored, things, leftOut }: ReviewedDraft): DraftToCheck[] {
  const subject = documentSubject(stored.subject())
  if (!subject) return []
  const { document, entry } = subject
  const { base, draft } = stored.draft.state.getState()
  const chosen = withoutChanges(stored.draft.tree, base?.value, draft, changeKeysOf(things, leftOut))
  const value = entry === undefined ? documentValueOf(document, chosen) : chosen
  return isJson(value) ? [{ document, entry, value }] : []
}
