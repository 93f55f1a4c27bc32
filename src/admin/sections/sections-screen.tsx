import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { sectionsDraft } from './sections-draft.ts'
import { SectionsForm } from './sections-form.tsx'

/** /admin/secciones: the variant and the visibility of every section. */
export const SectionsScreen = () => (
  <DocumentScreen name="selected-sections">
    <DraftForm draft={sectionsDraft.draft}>{(form) => <SectionsForm form={form} />}</DraftForm>
  </DocumentScreen>
)
