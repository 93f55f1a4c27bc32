import { type ComponentType, type ReactNode, useState } from 'react'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import { SavedFacts } from '#admin/form/facts/draft-facts.tsx'
import { createForm, type Form, FormProvider, type OwnControls } from '#admin/form/form-context.tsx'

type Props = {
  readonly draft: DraftStore
  readonly controls?: OwnControls
  /** Provides the facts that the fields show; by default those of the saved site content. */
  readonly facts?: ComponentType<{ readonly children: ReactNode }>
  readonly children: (form: Form) => ReactNode
}

/** Form context of a draft, with a live region for screen readers. */
export function DraftForm({ draft, controls, facts: FormFacts = SavedFacts, children }: Props) {
  const [announcement, setAnnouncement] = useState('')
  const [form] = useState(() => createForm(draft, setAnnouncement, controls))
  return (
    <FormProvider value={form}>
      <FormFacts>{children(form)}</FormFacts>
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </FormProvider>
  )
}
