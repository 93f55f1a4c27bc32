import type { ShownEdit } from '#admin/api/render-page.ts'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { sentChanges } from '#admin/draft/draft-transport.ts'
import { diff } from '#content/changes/diff.ts'
import { documentSchema } from '#content/documents/documents.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'

/** What the next version on the server does not have yet. */
export function unsentEdits(): ShownEdit[] {
  return heldDrafts().flatMap(({ subject, draft, sync }) => {
    const { base, draft: value } = draft.state.getState()
    if (!base) return []
    const changes = sentChanges(subject(), diff(draft.tree, sync.held() ?? base.value, value))
    if (changes.length === 0) return []
    return [{ ...subject(), changes, ...(base.etag === undefined && { begin: base.value }) }]
  })
}

const sections = { document: 'selected-sections' } as const

/** Another selection of sections than the drafted one. */
export const triedSections = (drafted: SelectedSections, tried: SelectedSections): ShownEdit => ({
  ...sections,
  changes: sentChanges(sections, diff(schemaTree(documentSchema(sections.document)), drafted, tried)),
})
