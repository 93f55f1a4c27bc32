import { documentDraft } from '#admin/draft/document-draft.ts'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { DraftFacts } from '#admin/form/facts/draft-facts.tsx'
import { GuidedSteps } from './guided-steps.tsx'

/** /admin/empezar: asks a new owner for her facts, one group at a time. Each step is saved, so she can leave and return. */
export const GuidedStartScreen = () => (
  <DocumentScreen name="site-content" title="Haga suyo el sitio">
    <DraftForm draft={documentDraft('site-content').draft} facts={DraftFacts}>
      {(form) => <GuidedSteps form={form} />}
    </DraftForm>
  </DocumentScreen>
)
