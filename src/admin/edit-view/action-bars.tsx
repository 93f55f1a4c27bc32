import type { ReactNode } from 'react'
import { useIsOwner } from '#admin/api/session.ts'
import { type EntryDraft, findEntryDraft } from '#admin/entries/entry-draft.ts'
import { entryWords } from '#admin/entries/entry-words.ts'
import { useArrangement } from '#admin/entries/list/use-arrangement.ts'
import { useVisibility } from '#admin/entries/list/use-visibility.ts'
import { ListAction } from '#admin/form/list-action.tsx'
import type { IconName } from '#admin/shell/icon.tsx'
import { documentRow } from '#content/documents/documents.ts'
import { type EntryDocument, isEntryDocument } from '#content/documents/entries.ts'
import { entryLabel } from '#content/documents/entry-summary.ts'
import { holdsOwnerOnly } from '#content/fields/owner-only.ts'
import { addEntry, closePanel, useEdit, useEditStore } from './edit-store.ts'
import { addAfter, type ListItem, moveItem, removeItem } from './list-item.ts'
import styles from './outlines.module.css'
import type { Place } from './place.ts'

/**
 * Buttons below what is selected in the page. The release of a button ends the typing there, not the press: the page is
 * drawn again then, and the button could move away before.
 */
const Bar = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <span
    className={`${styles.toolbar} ${styles.below}`}
    role="toolbar"
    aria-label={label}
    onMouseDown={(event) => event.preventDefault()}
    onMouseUp={({ target }) => target instanceof Element && target.closest('button')?.focus()}
  >
    {children}
  </span>
)

type BarActionProps = {
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

export const BarAction = (props: BarActionProps) => <ListAction {...props} size={32} />

/** Beside a selected text or picture of a list: moves, removes and adds items in the page. */
export function ItemBar({ item }: { readonly item: ListItem }) {
  const store = useEditStore()
  const isOwner = useIsOwner()
  const { list, index, count } = item
  const isFull = list.max !== undefined && count >= list.max
  const move = (step: 1 | -1) => moveItem(store, item, step)
  return (
    <Bar label={`${list.label}: ${index + 1} de ${count}`}>
      <BarAction icon="up" label="Mover antes" disabled={index === 0} onClick={() => move(-1)} />
      <BarAction icon="down" label="Mover después" disabled={index === count - 1} onClick={() => move(1)} />
      {(isOwner || !holdsOwnerOnly(list.item)) && (
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
    </Bar>
  )
}

/** Beside a selected text of an entry that a list shows: moves, hides, deletes and adds entries in the page. */
export function EntryBar({ place }: { readonly place: Place }) {
  const path = useEdit((state) => state.path)
  const { document, entry } = place
  // On the entry's own page there is no list to see.
  if (entry === undefined || !isEntryDocument(document) || path.split('/')[2] === entry) return null
  const opened = findEntryDraft(document, entry)
  if (opened && opened.savedId() === undefined) return <NewEntryBar opened={opened} />
  return <OpenEntryBar document={document} id={entry} />
}

/** A new entry is the last of its list, and can be taken back. */
function NewEntryBar({ opened }: { readonly opened: EntryDraft }) {
  const store = useEditStore()
  const remove = () => {
    const { base } = opened.draft.state.getState()
    if (base) opened.draft.replace(base.value)
    closePanel(store)
  }
  return (
    <Bar label={opened.label}>
      <BarAction icon="remove" label="Quitar" onClick={remove} />
    </Bar>
  )
}

function OpenEntryBar({ document, id }: { readonly document: EntryDocument; readonly id: string }) {
  const store = useEditStore()
  const { entries: data = [], move } = useArrangement(document)
  const { toggle } = useVisibility(document)
  const isOwner = useIsOwner()
  const place = data.findIndex((entry) => entry.id === id)
  const entry = data[place]
  if (!entry) return null
  const before = data.findLastIndex(({ visible }, index) => visible && index < place)
  const after = data.findIndex(({ visible }, index) => visible && index > place)
  const { one } = entryWords[document]
  return (
    <Bar label={`${documentRow(document).labels.name}: ${entryLabel(entry)}`}>
      <BarAction icon="up" label="Mover antes" disabled={before === -1} onClick={() => move(place, before)} />
      <BarAction
        icon="down"
        label="Mover después"
        disabled={after === -1}
        onClick={() => move(place, after)}
      />
      <BarAction
        icon={entry.visible ? 'hide' : 'show'}
        label={entry.visible ? 'Ocultar' : 'Mostrar en el sitio'}
        onClick={() => void toggle(entry)}
      />
      <BarAction icon="add" label={`Agregar ${one}`} onClick={() => addEntry(store, document)} />
      <BarAction
        icon="remove"
        label={isOwner ? 'Borrar…' : 'Borrar (solo la dueña)'}
        disabled={!isOwner}
        onClick={() => store.setState({ deleting: { document, entry } })}
      />
    </Bar>
  )
}
