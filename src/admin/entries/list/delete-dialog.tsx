import { Alert, Button, Group, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ListedEntry } from '#admin/api/entries.ts'
import { entryLinksQuery, useDeleteEntry } from '#admin/api/entry-changes.ts'
import { failureTitle, messageOf } from '#admin/api/problem.ts'
import { Loading } from '#admin/shell/loading.tsx'
import { showToast } from '#admin/shell/toast.ts'
import type { EntryDocument } from '#content/entries.ts'
import { hasPages } from '#content/page-documents.ts'
import { forgetEntryDraft } from '../entry-draft.ts'
import styles from './entries.module.css'

type DeleteDialogProps = {
  readonly document: EntryDocument
  readonly entry: ListedEntry
  readonly onClose: () => void
  /** Called after the entry was deleted, before the dialog closes. */
  readonly onDeleted?: () => void
}

/** Asks before an entry is deleted, and says what links to it. */
export function DeleteDialog({ document, entry, onClose, onDeleted }: DeleteDialogProps) {
  const { id, title } = entry
  const links = useQuery(entryLinksQuery(document, id))
  const { mutate, isPending, error } = useDeleteEntry(document)
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        forgetEntryDraft(document, id)
        onDeleted?.()
        onClose()
        showToast({
          title: 'Éxito',
          message: `Se borró «${title}». Se puede recuperar en el Historial.`,
          kind: 'success',
        })
      },
    })

  return (
    <Modal opened onClose={onClose} title={`¿Borrar «${title}»?`}>
      <div className={styles.dialog}>
        <p>
          Deja de verse en el sitio en ese momento
          {hasPages(document) && ' y su dirección dice que ya no se publica'}. Su texto se conserva en el
          Historial, donde puede recuperarlo.
        </p>
        {links.isPending && <Loading />}
        {links.data && links.data.length > 0 && (
          <>
            <p>Esto enlaza con su página y dejará de hacerlo:</p>
            <ul className={styles.links}>
              {links.data.map(({ document: from, path, label }) => (
                <li key={`${from} ${path}`}>{label}</li>
              ))}
            </ul>
          </>
        )}
        {links.error && <p>No se pudo averiguar qué enlaza con su página: {messageOf(links.error)}</p>}
        {error && (
          <Alert color="danger" role="alert" title={failureTitle(error, 'No se borró')}>
            {messageOf(error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancelar
          </Button>
          <Button color="danger" loading={isPending} disabled={links.isPending} onClick={remove}>
            Borrar
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
