import { memo, useCallback } from 'react'
import { Link } from 'react-router'
import type { ListedEntry } from '#admin/api/entries.ts'
import { PathPicture } from '#admin/form/controls/path-picture.tsx'
import { documentIcon } from '#admin/shell/document-icon.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { useSortableRow } from '#admin/sortable/sortable-list.tsx'
import { screenPath } from '#admin/subject.ts'
import { basePaths, hasPages } from '#content/addresses/page-documents.ts'
import { missingWords } from '../entry-words.ts'
import styles from './entries.module.css'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'

type EntryContentProps = RowMenuProps & { readonly isOnHome: boolean }

type EntryRowProps = EntryContentProps & {
  /** Place in the rendered list. */
  readonly index: number
  /** Distance from the list's top in pixels. */
  readonly top: number
  readonly measure: (row: HTMLElement | null) => void
}

export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { index, top, measure, ...shown } = props
  const { entry, place, count, isSortable } = shown
  const { id, title } = entry
  const { setNodeRef, style, isDragging, handle } = useSortableRow(id, title, isSortable)
  const row = useCallback(
    (element: HTMLLIElement | null) => {
      setNodeRef(element)
      measure(element)
    },
    [setNodeRef, measure],
  )

  return (
    <li
      ref={row}
      className={styles.row}
      style={{ ...style, top }}
      data-index={index}
      data-dragging={isDragging}
      aria-posinset={place + 1}
      aria-setsize={count}
    >
      {handle}
      <EntryContent {...shown} />
    </li>
  )
})

/** Rendered again only when the entry changes: a drag renders the rows many times. */
const EntryContent = memo(function EntryContent(props: EntryContentProps) {
  const { isOnHome, ...menu } = props
  const { document, entry } = props
  const { id, title, visible } = entry
  return (
    <>
      <Link className={styles.link} data-hidden={!visible} to={screenPath({ document, entry: id })}>
        <span className={`picture-box ${styles.picture}`}>
          {entry.image ? <PathPicture path={entry.image} /> : <Icon name={documentIcon(document)} />}
        </span>
        <span className={styles.texts}>
          <b>{title}</b>
          <small>{hasPages(document) ? `${basePaths[document]}/${id}` : entry.text}</small>
          <Marks entry={entry} isOnHome={isOnHome} />
        </span>
      </Link>
      <RowMenu {...menu} />
    </>
  )
})

function Marks({ entry, isOnHome }: { readonly entry: ListedEntry; readonly isOnHome: boolean }) {
  const { visible, isSample, missing } = entry
  if (visible && !isSample && !isOnHome && missing.length === 0) return null
  return (
    <span className="marks">
      {!visible && <span>Oculto</span>}
      {isSample && <span>De muestra</span>}
      {isOnHome && <span>En la portada</span>}
      {missing.map((part) => (
        <span key={part} data-kind="warning">
          {missingWords[part]}
        </span>
      ))}
    </span>
  )
}
