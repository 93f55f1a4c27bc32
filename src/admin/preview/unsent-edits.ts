import type { ShownEdit } from '#admin/api/render-page.ts'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { documentPath } from '#admin/draft/draft-shape.ts'
import type { DraftSubject } from '#admin/subject.ts'
import { diff } from '#content/changes/diff.ts'
import { documentSchema } from '#content/documents/documents.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import { toSent } from '#content/documents/sent-change.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import type { Json } from '#content/values/json.ts'

/** What the next version on the server does not have yet. */
export function unsentEdits(): ShownEdit[] {
  return heldDrafts().flatMap(({ subject, draft, sync }) => {
    const { base, draft: value } = draft.state.getState()
    if (!base) return []
    const edit = editOf(subject(), draft.tree, sync.held() ?? base.value, value)
    if (edit.changes.length === 0) return []
    return [{ ...edit, ...(base.etag === undefined && { begin: base.value }) }]
  })
}

/** Another selection of sections than the drafted one. */
export const triedSections = (drafted: SelectedSections, tried: SelectedSections): ShownEdit =>
  editOf({ document: 'selected-sections' }, schemaTree(documentSchema('selected-sections')), drafted, tried)

function editOf({ document, entry }: DraftSubject, tree: Field, before: Json, after: Json): ShownEdit {
  const changes = diff(tree, before, after).map((change) => {
    const path = entry === undefined ? documentPath(document, change.path) : change.path
    return { ...toSent(change), path }
  })
  return { document, ...(entry !== undefined && { entry }), changes }
}
