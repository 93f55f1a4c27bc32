import { useIsOwner } from '#admin/api/session.ts'
import { holdsOwnerOnly } from '#content/fields/owner-only.ts'
import { BarAction } from './bar-action.tsx'
import { useEditStore } from './edit-store.ts'
import { addAfter, type ListItem, moveItem, removeItem } from './list-item.ts'
import styles from './outlines.module.css'

/** Beside a selected text or picture of a list: moves, removes and adds items in the page. */
export function ItemBar({ item }: { readonly item: ListItem }) {
  const store = useEditStore()
  const isOwner = useIsOwner()
  const { list, index, count } = item
  const isFull = list.max !== undefined && count >= list.max
  const mayChange = isOwner || !holdsOwnerOnly(list.item)
  return (
    <span className={styles.itemBar} role="toolbar" aria-label={`${list.label}: ${index + 1} de ${count}`}>
      <BarAction
        icon="up"
        label="Mover antes"
        disabled={index === 0}
        onClick={() => moveItem(store, item, -1)}
      />
      <BarAction
        icon="down"
        label="Mover después"
        disabled={index === count - 1}
        onClick={() => moveItem(store, item, 1)}
      />
      {mayChange && (
        <>
          <BarAction
            icon="add"
            label={`Agregar otro en ${list.label}`}
            disabled={isFull}
            onClick={() => addAfter(store, item)}
          />
          <BarAction icon="remove" label="Quitar" onClick={() => removeItem(store, item)} />
        </>
      )}
    </span>
  )
}
