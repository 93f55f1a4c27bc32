import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '#admin/shell/icon.tsx'
import { sortAnnouncements, sortInstructions } from './sort-words.ts'
import styles from './sortable.module.css'

type SortableListProps = {
  readonly ids: readonly string[]
  readonly onMove: (from: number, to: number) => void
  /** Called with the id of the row that is dragged, and with undefined when it is dropped. */
  readonly onDrag?: (id: string | undefined) => void
  readonly children: ReactNode
}

/** Makes the rows inside it sortable by mouse, touch and keyboard. Each row calls `useSortableRow`. */
export function SortableList({ ids, onMove, onDrag, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const announcements = useMemo(() => sortAnnouncements(ids), [ids])
  const items = useMemo(() => [...ids], [ids])
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => onDrag?.(`${active.id}`)}
      onDragCancel={() => onDrag?.(undefined)}
      onDragEnd={({ active, over }) => {
        onDrag?.(undefined)
        if (over) onMove(ids.indexOf(`${active.id}`), ids.indexOf(`${over.id}`))
      }}
      accessibility={{ announcements, screenReaderInstructions: sortInstructions }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What a row of a `SortableList` needs; `handle` is the button that takes it. */
export function useSortableRow(id: string, title: string, isSortable = true) {
  const sortable = useSortable({
    id,
    data: { title },
    disabled: !isSortable,
    attributes: { roleDescription: 'elemento que se puede ordenar' },
  })
  const { transform, transition, isDragging, setNodeRef } = sortable
  // Rows move only vertically.
  const style = { transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }
  const handle = isSortable && (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      className={styles.handle}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={`Mover: ${title}`}
    >
      <Icon name="drag" />
    </button>
  )
  return { setNodeRef, style, isDragging, handle }
}
