import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useIsOwner } from '#admin/api/session.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { SortableList } from '#admin/sortable/sortable-list.tsx'
import { holdsOwnerOnly } from '#content/fields/owner-only.ts'
import type { ListField } from '#content/fields/schema-tree.ts'
import { lowerFirst } from '#content/texts/words.ts'
import frame from '../field-frame.module.css'
import { fieldId, useDraft, useForm, useShownIssue } from '../form-context.tsx'
import styles from './list.module.css'
import { type DrawItem, ListRow } from './list-row.tsx'
import { useList } from './use-list.ts'
import { UsualNamesButton } from './usual-names-button.tsx'

type ListViewProps = {
  readonly list: ListField
  readonly path: string
  readonly drawItem: DrawItem
  /** Replaces the button that adds an empty item; null leaves it out. */
  readonly adder?: ReactNode
  /** Decides when the item is removed; by default at once. */
  readonly beforeRemove?: (index: number, remove: () => void) => void
}

/** A list whose items can be added, removed and reordered by mouse, touch or keyboard. */
export function ListView({ list, path, drawItem, adder, beforeRemove }: ListViewProps) {
  const { ids, add, remove, move } = useList(list, path)
  const issue = useShownIssue(path)
  const [removed, setRemoved] = useState('')
  const removeNow = (index: number) => setRemoved(remove(index))
  const onRemove = (index: number) =>
    beforeRemove ? beforeRemove(index, () => removeNow(index)) : removeNow(index)
  const isFull = list.max !== undefined && ids.length >= list.max
  const id = fieldId(path)
  const isOwner = useIsOwner()
  const mayChange = isOwner || !holdsOwnerOnly(list.item)

  return (
    <div>
      <h3 id={id} tabIndex={-1}>
        {list.label} <small className="muted">({ids.length})</small>
      </h3>
      {list.hint && <p className={frame.hint}>{list.hint}</p>}
      {issue && <p className={frame.error}>{issue}</p>}
      <SortableList ids={ids} onMove={move}>
        <ul className={`plain-list panel ${styles.rows}`} aria-labelledby={id}>
          {ids.map((rowId, index) => (
            <ListRow
              key={rowId}
              id={rowId}
              list={list}
              drawItem={drawItem}
              listPath={path}
              index={index}
              count={ids.length}
              onMove={move}
              onRemove={mayChange ? onRemove : undefined}
            />
          ))}
        </ul>
      </SortableList>
      <UndoRemoval path={path} title={removed} />
      <Group gap="sm" mt="sm">
        {!mayChange && (
          <span className="muted small">
            Solo la dueña puede agregar, ocultar o quitar: llevan sus cédulas.
          </span>
        )}
        {mayChange && list.usual && <UsualNamesButton list={list} path={path} />}
        {mayChange &&
          (adder !== undefined ? (
            adder
          ) : (
            <Button
              id={`${id}-agregar`}
              variant="default"
              leftSection={<Icon name="add" size={18} />}
              disabled={isFull}
              onClick={add}
            >
              Agregar {lowerFirst(list.item.label)}
            </Button>
          ))}
        {mayChange && isFull && <span className="muted small">Caben {list.max} como máximo.</span>}
      </Group>
    </div>
  )
}

/** Offers to undo a removal until the next change. */
function UndoRemoval({ path, title }: { path: string; title: string }) {
  const { draft } = useForm()
  const isLast = useDraft(({ history }) => history.past.at(-1)?.path === path && history.future.length === 0)
  if (title === '' || !isLast) return null
  return (
    <Text size="sm" mt="xs" px="sm" bg="var(--accent-100)">
      Se quitó «{title}».
      <Button variant="subtle" size="compact-md" onClick={() => draft.undo()}>
        Deshacer
      </Button>
    </Text>
  )
}
