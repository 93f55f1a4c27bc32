import { useIsOwner } from '#admin/api/session.ts'
import { type EntryDraft, findEntryDraft } from '#admin/entries/entry-draft.ts'
import { entryWords } from '#admin/entries/entry-words.ts'
import { useArrangement } from '#admin/entries/list/use-arrangement.ts'
import { useVisibility } from '#admin/entries/list/use-visibility.ts'
import { documentRow } from '#content/documents/documents.ts'
import { type EntryDocument, isEntryDocument } from '#content/documents/entries.ts'
import { entryLabel } from '#content/documents/entry-summary.ts'
import { BarAction } from './bar-action.tsx'
import { addEntry, closePanel, useEdit, useEditStore } from './edit-store.ts'
import styles from './outlines.module.css'
import type { Place } from './place.ts'

/** Beside a selected text of an entry that a list shows: moves, hides, deletes and adds entries in the page. */
export function EntryBar({ place }: { readonly place: Place }) {
  const path = useEdit((state) => state.path)
  const { document, entry } = place
  // On the entry's own page there is no list to see.
  if (entry === undefined || !isEntryDocument(document) || path.split('/')[2] === entry) return null
  const kept = findEntryDraft(document, entry)
  if (kept && kept.savedId() === undefined) return <NewEntryBar kept={kept} />
  return <OpenEntryBar document={document} id={entry} />
}

/** A new entry is the last of its list, and can be taken back. */
function NewEntryBar({ kept }: { readonly kept: EntryDraft }) {
  const store = useEditStore()
  const remove = () => {
    const { base } = kept.draft.state.getState()
    if (base) kept.draft.replace(base.value)
    closePanel(store)
  }
  return (
    <span className={styles.entryBar}>
      <span className={styles.entryActions} role="toolbar" aria-label={kept.labels.name}>
        <BarAction icon="remove" label="Quitar" onClick={remove} />
      </span>
    </span>
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
    <span className={styles.entryBar}>
      <span
        className={styles.entryActions}
        role="toolbar"
        aria-label={`${documentRow(document).labels.name}: ${entryLabel(entry)}`}
      >
        <BarAction
          icon="up"
          label="Mover antes"
          disabled={before === -1}
          onClick={() => move(place, before)}
        />
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
      </span>
    </span>
  )
}
