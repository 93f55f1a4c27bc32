import { ActionIcon, Menu } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ListedEntry } from '#admin/api/entries.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { screenPath } from '#admin/subject.ts'
import { basePaths, hasPages } from '#content/addresses/page-documents.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { entryWords } from '../entry-words.ts'
import { DeleteDialog, sayDeleted } from './delete-dialog.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { useVisibility } from './use-visibility.ts'

export type RowMenuProps = {
  readonly document: EntryDocument
  readonly entry: ListedEntry
  /** Place among all entries. */
  readonly place: number
  readonly count: number
  readonly isSortable: boolean
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (id: string) => void
}

/** What can be done with an entry without opening it. */
export function RowMenu({ document, entry, place, count, isSortable, onMove, onRemove }: RowMenuProps) {
  const { id, title, visible } = entry
  const isOwner = useIsOwner()
  const { toggle, pendingId } = useVisibility(document)
  const [asking, setAsking] = useState<'place' | 'delete'>()
  const close = () => setAsking(undefined)
  // Nothing links to an entry without a page, and the list brings it back, so nothing is asked.
  const startDeleting = () => {
    if (hasPages(document)) return setAsking('delete')
    onRemove(id)
    sayDeleted(title)
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label={`Acciones: ${title}`} loading={pendingId === id}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isSortable && (
            <>
              <Menu.Item disabled={place === 0} onClick={() => onMove(place, 0)}>
                Mover al principio
              </Menu.Item>
              <Menu.Item disabled={place === 0} onClick={() => onMove(place, place - 1)}>
                Subir
              </Menu.Item>
              <Menu.Item disabled={place === count - 1} onClick={() => onMove(place, place + 1)}>
                Bajar
              </Menu.Item>
            </>
          )}
          <Menu.Item disabled={count < 2} onClick={() => setAsking('place')}>
            Mover al lugar…
          </Menu.Item>
          <Menu.Divider />
          {visible && hasPages(document) && (
            <Menu.Item component="a" href={`${basePaths[document]}/${id}`} target="_blank" rel="noreferrer">
              Ver en el sitio
            </Menu.Item>
          )}
          <Menu.Item onClick={() => void toggle(entry)}>
            {visible ? 'Ocultar' : 'Mostrar en el sitio'}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={`${screenPath({ document, entry: entryWords[document].newPath })}?copia=${encodeURIComponent(id)}`}
          >
            Hacer una copia
          </Menu.Item>
          <Menu.Item color="danger" disabled={!isOwner} onClick={startDeleting}>
            {isOwner ? (hasPages(document) ? 'Borrar…' : 'Borrar') : 'Borrar (solo la dueña)'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking === 'delete' && <DeleteDialog document={document} entry={entry} onClose={close} />}
      {asking === 'place' && (
        <PlaceDialog {...{ title, place, count }} onChoose={(to) => onMove(place, to)} onClose={close} />
      )}
    </>
  )
}
