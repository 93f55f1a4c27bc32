import { Badge } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { useIsOwner } from '#admin/api/session.ts'
import { countedPaths } from '#admin/draft/draft-store.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { useSortableRow } from '#admin/sortable/sortable-list.tsx'
import { replaceMarks } from '#content/facts/marks.ts'
import { itemTitle } from '#content/fields/field-walk.ts'
import type { Field, ListField } from '#content/fields/schema-tree.ts'
import { amount } from '#content/texts/words.ts'
import { partAt } from '#content/values/item-path.ts'
import { joinPath } from '#content/values/json.ts'
import { RowSwitch } from '../controls/boolean-control.tsx'
import { PathPicture } from '../controls/path-picture.tsx'
import { useFacts } from '../facts/facts-context.ts'
import { fieldId, useDraft, useItemPath, useOpen } from '../form-context.tsx'
import { ListAction } from '../list-action.tsx'
import styles from './list.module.css'

/**
 * Renders an item's fields except one that is rendered elsewhere. Passed in as a function to avoid a circular import:
 * an item's field may be a list again.
 */
export type DrawItem = (item: Field, path: string, except?: string) => ReactNode

type ListRowProps = {
  readonly id: string
  readonly list: ListField
  readonly drawItem: DrawItem
  readonly listPath: string
  readonly index: number
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  /** Undefined if the user may not remove an item. */
  readonly onRemove: ((index: number) => void) | undefined
}

/** One list item: a text is always open, a group is folded under its title. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { id, list, drawItem, listPath, index } = props
  const path = useItemPath(listPath, index)
  const { marks } = useFacts()
  const typed = useDraft(({ draft }) => itemTitle(list, partAt(draft, path), index))
  const title = replaceMarks(typed, marks)
  const [isOpen, toggle] = useOpen(id)
  const { setNodeRef, style, isDragging, handle } = useSortableRow(id, title)

  return (
    <li ref={setNodeRef} className={styles.row} style={style} data-dragging={isDragging}>
      <div className={styles.head} data-kind={list.item.kind === 'group' ? 'group' : 'leaf'}>
        {handle}
        {list.item.kind === 'group' ? (
          <GroupHead id={id} list={list} path={path} title={title} isOpen={isOpen} toggle={toggle} />
        ) : (
          <div className={styles.leaf}>
            {drawItem({ ...list.item, label: `${list.item.label} ${index + 1}` }, path)}
          </div>
        )}
        <RowActions {...props} title={title} />
      </div>
      {list.item.kind === 'group' && isOpen && (
        <div id={`${id}-campos`} className={styles.body}>
          {drawItem(list.item, path, visibleFieldOf(list)?.key)}
        </div>
      )}
    </li>
  )
})

type GroupPartProps = { readonly id: string; readonly list: ListField; readonly path: string }

/**
 * The switch that shows or hides an item on the site. It is in the row's head, so that it works while the row is
 * folded.
 */
const visibleFieldOf = ({ item }: ListField) =>
  item.kind === 'group'
    ? item.fields.find(({ key, kind }) => key === 'visible' && kind === 'boolean')
    : undefined

type GroupHeadProps = GroupPartProps & {
  readonly title: string
  readonly isOpen: boolean
  readonly toggle: () => void
}

function GroupHead({ id, list, path, title, isOpen, toggle }: GroupHeadProps) {
  const errors = useDraft((state) => countedPaths(state, path).length)
  // What a new item still lacks is no mistake of hers.
  const missing = useDraft(
    (state) => countedPaths(state, path).filter((issue) => partAt(state.draft, issue) === '').length,
  )
  const isOwner = useIsOwner()
  const visible = visibleFieldOf(list)
  const isHidden = useDraft(({ draft }) => visible && partAt(draft, joinPath(path, 'visible')) === false)
  return (
    <>
      <button
        type="button"
        id={fieldId(path)}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-campos` : undefined}
        onClick={toggle}
      >
        <Icon name={isOpen ? 'down' : 'next'} size={18} />
        <RowPicture list={list} path={path} />
        <span className={styles.rowTitle} data-hidden={isHidden}>
          {title}
        </span>
        {errors > 0 &&
          (missing === errors ? (
            <Badge color="ochre">Falta {amount(missing, 'dato', 'datos')}</Badge>
          ) : (
            <Badge color="danger">{amount(errors, 'error', 'errores')}</Badge>
          ))}
      </button>
      {visible?.kind === 'boolean' && (isOwner || !visible.ownerOnly) && (
        <RowSwitch field={visible} path={joinPath(path, 'visible')} rowTitle={title} />
      )}
    </>
  )
}

/** An item's first picture, so that the user recognises a folded item. */
function RowPicture({ list: { item }, path }: Pick<GroupPartProps, 'list' | 'path'>) {
  const image = item.kind === 'group' ? item.fields.find(({ kind }) => kind === 'image') : undefined
  const value = useDraft(({ draft }) => image && partAt(draft, joinPath(path, image.key)))
  return typeof value === 'string' && value !== '' ? (
    <span className={`picture-box ${styles.rowPicture}`}>
      <PathPicture path={value} />
    </span>
  ) : null
}

const RowActions = ({ index, count, title, onMove, onRemove }: ListRowProps & { title: string }) => (
  <div className={styles.actions}>
    <ListAction
      icon="up"
      label={`Subir: ${title}`}
      disabled={index === 0}
      onClick={() => onMove(index, index - 1)}
    />
    <ListAction
      icon="down"
      label={`Bajar: ${title}`}
      disabled={index === count - 1}
      onClick={() => onMove(index, index + 1)}
    />
    {onRemove && (
      <ListAction icon="remove" label={`Quitar: ${title}`} isDangerous onClick={() => onRemove(index)} />
    )}
  </div>
)
