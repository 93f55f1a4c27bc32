import { ActionIcon, Menu } from '@mantine/core'
import { Link } from 'react-router'
import { useShowEntry } from '#admin/api/entry-changes.ts'
import { messageOf } from '#admin/api/problem.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Glyph } from '#admin/form/glyph.tsx'
import { showToast } from '#admin/shell/toast.ts'
import { screenPath } from '#admin/subject.ts'
import { basePaths, hasPages } from '#content/entries.ts'
import { entryWords } from '../entry-words.ts'
import styles from './entries.module.css'
import type { EntryRowProps } from './row-props.ts'

/** What can be done with an entry without opening it. */
export function RowMenu(props: EntryRowProps) {
  const { document, entry, place, count, isSortable, onMove, onPlace, onDelete } = props
  const { id, title, visible } = entry
  const isOwner = useIsOwner()
  const { isPending, toggle } = useVisibility(props)

  return (
    <Menu position="bottom-end" withinPortal classNames={{ item: styles.menuItem ?? '' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} aria-label={`Acciones: ${title}`} loading={isPending}>
          <Glyph name="more" />
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
        <Menu.Item disabled={count < 2} onClick={() => onPlace(entry)}>
          Mover al lugar…
        </Menu.Item>
        <Menu.Divider />
        {visible && hasPages(document) && (
          <Menu.Item component="a" href={`${basePaths[document]}/${id}`} target="_blank" rel="noreferrer">
            Ver en el sitio
          </Menu.Item>
        )}
        <Menu.Item onClick={toggle}>{visible ? 'Ocultar' : 'Mostrar en el sitio'}</Menu.Item>
        <Menu.Item
          component={Link}
          to={`${screenPath({ document, entry: entryWords[document].newPath })}?copia=${encodeURIComponent(id)}`}
        >
          Hacer una copia
        </Menu.Item>
        <Menu.Item color="danger" disabled={!isOwner} onClick={() => onDelete(entry)}>
          {isOwner ? 'Borrar…' : 'Borrar (solo la dueña)'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useVisibility({ document, entry: { id, title, visible } }: EntryRowProps) {
  const { mutate, isPending } = useShowEntry(document)
  const toggle = () =>
    mutate(
      { id, visible: !visible },
      {
        onSuccess: () =>
          showToast({
            title: 'Éxito',
            message: visible ? `«${title}» ya no se ve en el sitio.` : `«${title}» ya se ve en el sitio.`,
            kind: 'success',
          }),
        onError: (error) =>
          showToast({
            title: visible ? 'No se ocultó' : 'No se mostró',
            message: messageOf(error),
            kind: 'destructive',
          }),
      },
    )
  return { isPending, toggle }
}
