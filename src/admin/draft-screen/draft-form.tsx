import { type ReactNode, useState } from 'react'
import type { DraftStore } from '#admin/draft/draft-store.ts'
import { createForm, type Form, FormProvider, type OwnControls } from '#admin/form/form-context.tsx'

type Props = {
  readonly draft: DraftStore
  readonly controls?: OwnControls
  readonly children: (form: Form) => ReactNode
}

/** Form context of a draft, with a live region for screen readers. */
export function DraftForm({ draft, controls, children }: Props) {
  const [announcement, setAnnouncement] = useState('')
  const [form] = useState(() => createForm(draft, setAnnouncement, controls))
  return (
    <FormProvider value={form}>
      {children(form)}
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </FormProvider>
  )
}
