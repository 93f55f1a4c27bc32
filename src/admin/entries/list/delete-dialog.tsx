import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ListedEntry } from '#admin/api/entries.ts'
import { entryLinksQuery } from '#admin/api/entries.ts'
import { messageOf } from '#admin/api/problem.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import { showStored } from '#admin/shell/toast.ts'
import { hasPages } from '#content/addresses/page-documents.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { entryLabel } from '#content/documents/entry-summary.ts'
import { useArrangement } from './use-arrangement.ts'

type DeleteDialogProps = {
  readonly document: EntryDocument
  readonly entry: ListedEntry
  readonly onClose: () => void
  /** Called after the entry was deleted in the draft, before the dialog closes. */
  readonly onDeleted?: () => void
}

export const sayDeleted = (title: string) =>
  showStored(`«${title}» se borra cuando publique. Hasta entonces puede recuperarlo.`)

/** Asks before the draft deletes an entry, and says what links to it. */
export function DeleteDialog({ document, entry, onClose, onDeleted }: DeleteDialogProps) {
  const { id } = entry
  const title = entryLabel(entry)
  const links = useQuery(entryLinksQuery(document, id))
  const { remove } = useArrangement(document)
  const confirm = () => {
    remove(id)
    onDeleted?.()
    onClose()
    sayDeleted(title)
  }

  return (
    <Dialog
      title={`¿Borrar «${title}»?`}
      onClose={onClose}
      cancelsFirst
      actions={
        <Button color="danger" disabled={links.isPending} onClick={confirm}>
          Borrar
        </Button>
      }
    >
      <div className="stack">
        <p>
          Deja de verse en el sitio cuando publique
          {hasPages(document) && ' y su dirección dice que ya no se publica'}. Su texto se conserva en el
          Historial, donde puede recuperarlo.
        </p>
        {links.isPending && <Loading />}
        {links.data && links.data.length > 0 && (
          <>
            <p>Esto enlaza con su página y dejará de hacerlo:</p>
            <ul>
              {links.data.map(({ document: from, path, label }) => (
                <li key={`${from} ${path}`}>{label}</li>
              ))}
            </ul>
          </>
        )}
        {links.error && <p>No se pudo averiguar qué enlaza con su página: {messageOf(links.error)}</p>}
      </div>
    </Dialog>
  )
}
