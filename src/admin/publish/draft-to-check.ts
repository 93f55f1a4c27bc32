import type { DraftToCheck } from '#admin/api/checks.ts'
import { documentValueOf } from '#admin/draft/draft-shape.ts'
import { documentSubject } from '#admin/subject.ts'
import { withoutThings } from '#content/changes/apply.ts'
import { isJson } from '#content/values/json.ts'
import type { ReviewedDraft } from './use-review.ts'

/** What would be published of a draft. Empty for a picture, and if its value cannot be sent. */
export function draftToCheck({ stored, things, leftOut }: ReviewedDraft): DraftToCheck[] {
  const subject = documentSubject(stored.subject())
  if (!subject) return []
  const { document, entry } = subject
  const chosen = withoutThings(things, stored.draft.state.getState().draft, leftOut)
  const value = entry === undefined ? documentValueOf(document, chosen) : chosen
  return isJson(value) ? [{ document, entry, value }] : []
}
