import { Button, NavLink, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { entryWords } from '#admin/entries/entry-words.ts'
import { ArrangementNotice } from '#admin/entries/list/arrangement-notice.tsx'
import { RemovedEntries } from '#admin/entries/list/removed-entries.tsx'
import { RowMenu } from '#admin/entries/list/row-menu.tsx'
import { useArrangement } from '#admin/entries/list/use-arrangement.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { documentRow } from '#content/documents/documents.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { entryLabel } from '#content/documents/entry-summary.ts'
import { addEntry, openPlace, useEditStore } from '../edit-store.ts'
import styles from './panel.module.css'

/** The entries that the section shows: opens, adds, orders, hides and deletes them. */
export function EntryLinks({ document }: { readonly document: EntryDocument }) {
  const store = useEditStore()
  const { entries: data = [], removed, move, remove, bringBack } = useArrangement(document)
  const { labels, screen } = documentRow(document)
  return (
    <Stack gap="xs">
      <h3>{labels.name}</h3>
      <ArrangementNotice document={document} />
      <ul className={`plain-list ${styles.entries}`}>
        {data.slice(0, maxEntries).map((entry, place) => {
          const { id, visible } = entry
          const label = entryLabel(entry)
          return (
            <li key={id}>
              <NavLink
                component="button"
                type="button"
                label={visible ? label : `${label} (oculto)`}
                onClick={() => openPlace(store, { document, entry: id, path: '' })}
              />
              <RowMenu
                {...{ document, entry, place }}
                count={data.length}
                isSortable
                onMove={move}
                onRemove={remove}
              />
            </li>
          )
        })}
      </ul>
      <RemovedEntries removed={removed} onBringBack={bringBack} />
      <Button
        variant="subtle"
        leftSection={<Icon name="add" size={16} />}
        onClick={() => addEntry(store, document)}
      >
        Agregar {entryWords[document].one}
      </Button>
      {data.length > maxEntries && <Link to={`/admin/${screen}`}>Ver la lista completa</Link>}
    </Stack>
  )
}

/** The panel is for the entries that the page shows; a site may have thousands. */
const maxEntries = 30
