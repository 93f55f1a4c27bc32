import { type ReactNode, useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { DraftFacts } from '#admin/form/facts/draft-facts.tsx'
import { GroupFields } from '#admin/form/field-view.tsx'
import { type Form, useForm } from '#admin/form/form-context.tsx'
import { revealField } from '#admin/form/reveal-field.ts'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { type DocumentName, documentRow } from '#content/documents/documents.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import { DraftForm } from './draft-form.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { DraftStatus } from './draft-status.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { useDraftActions } from './use-draft-actions.ts'
import { WithPage } from './with-page.tsx'

type Props = {
  readonly name: DocumentName
  /** By default the document's name. */
  readonly title?: string
  /** Fields to show; by default all fields of the schema. */
  readonly children?: ReactNode
}

/** Form of a document's draft: bar, notices and fields. */
export const DocumentForm = ({ name, title, children }: Props) => (
  <DraftForm draft={documentDraft(name).draft} {...(name === 'site-content' && { facts: DraftFacts })}>
    {(form) => (
      <FormBody form={form} name={name} title={title ?? documentRow(name).labels.name}>
        {children ?? <SchemaFields />}
      </FormBody>
    )}
  </DraftForm>
)

function FormBody({ form, name, title, children }: Required<Props> & { readonly form: Form }) {
  const stored = documentDraft(name)
  const reveal = useCallback((path: string) => revealField(form, path), [form])
  const work = useDraftActions({ form, stored, reveal })
  useLinkedField(form)
  return (
    <>
      <ScreenBar title={title} status={<DraftStatus stored={stored} onShow={reveal} />}>
        <HistoryButtons undo={work.undo} redo={work.redo} />
      </ScreenBar>
      <WithPage stored={stored}>
        <div className={screen.work}>
          <DraftNotices work={work} />
          {children}
        </div>
      </WithPage>
    </>
  )
}

function SchemaFields() {
  const { tree } = useForm().draft
  return tree.kind === 'group' ? <GroupFields group={tree} path="" /> : null
}

/** Focuses the field that the URL's hash names, such as `#gallery.recepcion.src`. */
function useLinkedField(form: Form) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated visit to the same hash must focus again.
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1))
    if (path !== '' && fieldAt(form.draft.tree, path)) revealField(form, path)
  }, [form, hash, key])
}
