import { ActionIcon, Menu } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '#admin/shell/icon.tsx'
import { screenPath } from '#admin/subject.ts'
import { basePaths, hasPages } from '#content/documents/page-documents.ts'
import { entryWords } from '../entry-words.ts'
import styles from './entries.module.css'
import type { EntryContentProps } from './row-props.ts'

/** What can be done with an entry without opening it. */
export function RowMenu(props: EntryContentProps) {
  const { document, entry, place, count, isSortable, isOwner, isPending } = props
  const { onMove, onPlace, onShow, onDelete } = props
  const { id, title, visible } = entry

  return (
    <Menu position="bottom-end" withinPortal classNames={{ item: styles.menuItem ?? '' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} aria-label={`Acciones: ${title}`} loading={isPending}>
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
        <Menu.Item disabled={count < 2} onClick={() => onPlace(entry)}>
          Mover al lugar…
        </Menu.Item>
        <Menu.Divider />
        {visible && hasPages(document) && (
          <Menu.Item component="a" href={`${basePaths[document]}/${id}`} target="_blank" rel="noreferrer">
            Ver en el sitio
          </Menu.Item>
        )}
        <Menu.Item onClick={() => onShow(entry)}>{visible ? 'Ocultar' : 'Mostrar en el sitio'}</Menu.Item>
        <Menu.Item
          component={Link}
          to={`${screenPath({ document, entry: entryWords[document].newPath })}?copia=${encodeURIComponent(id)}`}
        >
          Hacer una copia
        </Menu.Item>
        <Menu.Item color="danger" disabled={!isOwner} onClick={() => onDelete(entry)}>
          {isOwner ? (hasPages(document) ? 'Borrar…' : 'Borrar') : 'Borrar (solo la dueña)'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
