import { Alert } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { explainSaveFailure } from '#admin/draft-screen/explain-failure.ts'
import { showToast } from '#admin/shell/toast.ts'
import { type Subject, screenPath } from '#admin/subject.ts'
import { editableDocument } from '#content/editable-documents.ts'
import { type EditStore, openPlace } from './edit-store.ts'
import { type SaveAllOutcome, saveAll } from './save-all.ts'

type Failure = { readonly title: string; readonly text: string; readonly subject: Subject }

export type Saving = ReturnType<typeof useSaveAll>

/** Saves everything that is changed, and says what became of it. */
export function useSaveAll(client: QueryClient, store: EditStore) {
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const report = useCallback(
    (result: SaveAllOutcome) => {
      if (result.kind === 'saved') {
        setFailure(undefined)
        if (result.count > 0)
          showToast({
            ...{ kind: 'success', title: 'Éxito', message: 'Sus cambios están publicados.' },
            link: { href: store.getState().path, label: 'Ver en el sitio' },
          })
        return
      }
      const { subject, outcome } = result
      const { name } = editableDocument(subject.document).labels
      if (outcome.kind === 'invalid') {
        store.setState({ wantsFocus: true })
        openPlace(store, { ...subject, path: outcome.path })
        setFailure({ subject, title: 'Falta corregir un campo', text: 'Lo encuentra en el panel.' })
      } else if (outcome.kind === 'conflict') {
        setFailure({
          subject,
          title: `Otra persona cambió «${name}»`,
          text: 'Sus cambios se conservan. Compare las dos versiones y elija en su pantalla.',
        })
      } else if (outcome.kind === 'failed') {
        setFailure({
          subject,
          title: `No se pudo guardar «${name}»`,
          text: explainSaveFailure(outcome.error),
        })
      }
    },
    [store],
  )
  const save = useCallback(() => {
    setSaving(true)
    void saveAll(client)
      .then(report)
      .finally(() => setSaving(false))
  }, [client, report])

  return { save, isSaving, failure, dismiss: () => setFailure(undefined) }
}

export function SaveNotice({ saving: { failure, dismiss } }: { readonly saving: Saving }) {
  if (!failure) return null
  return (
    <Alert
      color="danger"
      title={failure.title}
      withCloseButton
      closeButtonLabel="Cerrar aviso"
      onClose={dismiss}
      role="alert"
    >
      {failure.text} <Link to={screenPath(failure.subject)}>Abrir su pantalla</Link>
    </Alert>
  )
}
