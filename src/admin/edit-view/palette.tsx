import { Modal, TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useEntries } from '#admin/api/entries.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { entryWords } from '#admin/entries/entry-words.ts'
import { indexFields, searchFields } from '#admin/site-info/search-fields.ts'
import { catalogue, sectionTypes } from '#content/catalogue/index.ts'
import { documentRow } from '#content/documents/documents.ts'
import { entryDocuments } from '#content/documents/entries.ts'
import { entryLabel } from '#content/documents/entry-summary.ts'
import { plainText } from '#content/texts/words.ts'
import { isWithin } from '#content/values/json.ts'
import { usePages } from './edit-bar.tsx'
import { addEntry, focusPlace, goToPage, openPlace, openSection, useEditStore } from './edit-store.ts'
import styles from './palette.module.css'
import { useDraftedSections } from './sections-of-page.ts'
import { redoLatest, undoLatest } from './undo-latest.ts'

type Item = {
  readonly key: string
  readonly kind: string
  readonly label: string
  readonly detail: string
  readonly run: () => void
}

/** Finds any field, entry, section, page or action by name, and opens it. */
export function Palette({ onClose, onPublish }: { onClose: () => void; onPublish: () => void }) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const items = useItems(query, onPublish)
  const choose = (item: Item | undefined) => {
    if (!item) return
    onClose()
    item.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setActive((active + step + items.length) % Math.max(1, items.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(items[active])
    }
  }
  return (
    <Modal opened onClose={onClose} title="Buscar en el sitio" size="lg" yOffset="8vh">
      <TextInput
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={items[active] && `${id}-${active}`}
        aria-label="Campo, página, sección o acción"
        placeholder="Campo, página, sección o acción…"
        data-autofocus
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Resultados" className={styles.list}>
        {items.map((item, index) => (
          // The input has the focus and handles the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
          // biome-ignore lint/a11y/useFocusableInteractive: see above.
          <div
            key={item.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.item}
            onClick={() => choose(item)}
          >
            <b>{item.label}</b>
            <span>{item.detail}</span>
            <small>{item.kind}</small>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {items.length} resultados
      </p>
      {items.length === 0 && <p>Nada se llama «{query.trim()}».</p>}
    </Modal>
  )
}

const maxItems = 40

function useItems(query: string, onPublish: () => void): readonly Item[] {
  const store = useEditStore()
  const pages = usePages()
  const entries = useEntryItems()
  const sections = useDraftedSections()
  const fields = useMemo(() => {
    const { draft } = documentDraft('site-content')
    return indexFields(draft.tree, draft.state.getState().draft).filter(
      ({ path }) => !isWithin(path, 'leftEmpty'),
    )
  }, [])

  const words = plainText(query).split(/\s+/).filter(Boolean)
  const isFound = ({ label, kind }: Item) =>
    words.every((word) => plainText(`${label} ${kind}`).includes(word))
  const named: Item[] = [
    { key: 'publish', kind: 'Acción', label: 'Revisar y publicar', detail: 'Ctrl+S', run: onPublish },
    { key: 'undo', kind: 'Acción', label: 'Deshacer', detail: 'Ctrl+Z', run: undoLatest },
    { key: 'redo', kind: 'Acción', label: 'Rehacer', detail: 'Ctrl+Mayús+Z', run: redoLatest },
    ...sectionTypes.map((type) => ({
      key: `section-${type}`,
      kind: 'Sección',
      label: catalogue[type].label,
      detail: 'Diseño y textos',
      run: () => openSection(store, type),
    })),
    ...entryDocuments.map((document) => ({
      key: `add-${document}`,
      kind: 'Acción',
      label: `Agregar ${entryWords[document].one}`,
      detail: '',
      run: () => addEntry(store, document),
    })),
    ...sectionTypes.map((type) => ({
      key: `display-${type}`,
      kind: 'Acción',
      label: `${sections[type].display ? 'Ocultar' : 'Mostrar'} ${catalogue[type].label}`,
      detail: 'Sección',
      run: () => documentDraft('selected-sections').draft.set(`${type}.display`, !sections[type].display),
    })),
    ...pages.flatMap(({ group, items }) =>
      items.map(({ value, label }) => ({
        key: `page-${value}`,
        kind: 'Página',
        label,
        detail: group,
        run: () => goToPage(store, value),
      })),
    ),
    ...entries,
  ]
  const places = searchFields(fields, query, 20).map(({ path, label, place, value }) => ({
    key: `field-${path}`,
    kind: place || 'Campo',
    label,
    detail: value,
    run: () => focusPlace(store, { document: 'site-content', path }),
  }))
  return [...named.filter(isFound).slice(0, words.length === 0 ? 25 : 15), ...places].slice(0, maxItems)
}

function useEntryItems(): Item[] {
  const store = useEditStore()
  const lists = {
    services: useEntries('services').data,
    diseases: useEntries('diseases').data,
    symptoms: useEntries('symptoms').data,
    pages: useEntries('pages').data,
    testimonials: useEntries('testimonials').data,
  }
  return entryDocuments.flatMap((document) =>
    (lists[document] ?? []).map(({ id, ...entry }) => ({
      key: `entry-${document}-${id}`,
      kind: documentRow(document).labels.name,
      label: entryLabel(entry),
      detail: 'Todos sus textos',
      run: () => openPlace(store, { document, entry: id, path: '' }),
    })),
  )
}
