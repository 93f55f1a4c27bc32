import { Button, Menu, Modal } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ListedEntry } from '#admin/api/entries.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { SearchBox } from '#admin/media/library/search-box.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import { screenPath } from '#admin/subject.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { entryWords } from '../entry-words.ts'
import { hasGuide } from '../guides.ts'
import { pageBeginnings } from '../page-beginnings.ts'
import { findEntries } from './find-entries.ts'

type AddEntryProps = { readonly document: EntryDocument; readonly entries: readonly ListedEntry[] }

/** Adds an entry: empty, with the questions of the usual chapters, or as a copy of another one. */
export function AddEntry({ document, entries }: AddEntryProps) {
  const [copying, setCopying] = useState(false)
  const isOwner = useIsOwner()
  const words = entryWords[document]
  const path = screenPath({ document, entry: words.newPath })
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button leftSection={<Icon name="add" size={18} />}>Agregar {words.one}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {hasGuide(document) && (
            <Menu.Item component={Link} to={`${path}?guia`}>
              Con guía de cada parte
            </Menu.Item>
          )}
          {document === 'pages' &&
            Object.entries(pageBeginnings).map(([name, { label }]) => (
              <Menu.Item key={name} component={Link} to={`${path}?inicio=${name}`}>
                {label}
              </Menu.Item>
            ))}
          <Menu.Item component={Link} to={path}>
            En blanco
          </Menu.Item>
          <Menu.Item disabled={entries.length === 0} onClick={() => setCopying(true)}>
            Copiar de la lista…
          </Menu.Item>
          {document === 'pages' && isOwner && (
            <Menu.Item component={Link} to="/admin/importar">
              Traer mi sitio anterior
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {copying && <CopyDialog {...{ document, entries, path }} onClose={() => setCopying(false)} />}
    </>
  )
}

type CopyDialogProps = AddEntryProps & { readonly path: string; readonly onClose: () => void }

/** With more entries than this, the list asks the user to search. */
const maxChoices = 50

function CopyDialog({ entries, path, onClose }: CopyDialogProps) {
  const [query, setQuery] = useState('')
  const found = findEntries(entries, query)
  return (
    <Modal opened onClose={onClose} title="¿De cuál hace la copia?">
      <div className="stack">
        <p>La copia empieza oculta: se ve en el sitio cuando usted la muestre.</p>
        <SearchBox value={query} onChange={setQuery} label="Buscar por nombre" />
        <ul className={`plain-list ${links.arrows} ${links.lines}`}>
          {found.slice(0, maxChoices).map(({ id, title }) => (
            <li key={id}>
              <Link to={`${path}?copia=${encodeURIComponent(id)}`}>{title}</Link>
            </li>
          ))}
        </ul>
        {found.length > maxChoices && <p>Y {found.length - maxChoices} más: búsquelo por su nombre.</p>}
      </div>
    </Modal>
  )
}
