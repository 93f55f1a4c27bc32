import { ActionIcon } from '@mantine/core'
import { useIsOwner } from '#admin/api/session.ts'
import { Glyph, type GlyphName } from '#admin/form/glyph.tsx'
import { holdsOwnerOnly } from '#content/owner-only.ts'
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
      <Action
        glyph="up"
        label="Mover antes"
        disabled={index === 0}
        onClick={() => moveItem(store, item, -1)}
      />
      <Action
        glyph="down"
        label="Mover después"
        disabled={index === count - 1}
        onClick={() => moveItem(store, item, 1)}
      />
      {mayChange && (
        <>
          <Action
            glyph="add"
            label={`Agregar otro en ${list.label}`}
            disabled={isFull}
            onClick={() => addAfter(store, item)}
          />
          <Action glyph="remove" label="Quitar" onClick={() => removeItem(store, item)} />
        </>
      )}
    </span>
  )
}

type ActionProps = {
  readonly glyph: GlyphName
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** Not disabled at the ends of the list: a disabled button would lose the focus when the item arrives there. */
function Action({ glyph, label, disabled = false, onClick }: ActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      size={32}
      aria-label={label}
      title={label}
      {...(disabled ? { 'aria-disabled': true, 'data-disabled': true } : { onClick })}
    >
      <Glyph name={glyph} size={18} />
    </ActionIcon>
  )
}
