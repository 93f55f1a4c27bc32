import { useDeferredValue, useState } from 'react'
import { useStatus } from '#admin/api/publishing.ts'
import { SearchBox } from '#admin/media/library/search-box.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { documentRow } from '#content/documents/documents.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import { homeEntries } from '#content/entries/home-entries.ts'
import { entryWords } from '../entry-words.ts'
import { useServerDrafts } from '../use-server-drafts.ts'
import { AddEntry } from './add-entry.tsx'
import { EntryList } from './entry-list.tsx'
import { findEntries } from './find-entries.ts'
import { NewEntries } from './new-entries.tsx'
import { RemovedEntries } from './removed-entries.tsx'
import { useArrangement } from './use-arrangement.ts'

/** /admin/servicios and the other lists: the entries of a document, in the order of the site. */
export function EntriesScreen({ document }: { readonly document: EntryDocument }) {
  const { entries: data, removed, all, error, refetch, move, remove, bringBack } = useArrangement(document)
  useServerDrafts(document)
  const { labels } = documentRow(document)
  const { data: status } = useStatus()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const found = data && findEntries(data, asked)

  return (
    <Screen title={labels.name} actions={<AddEntry document={document} entries={all ?? []} />}>
      <NewEntries document={document} />
      {data && data.length > 0 && (
        <>
          <p className="muted readable">{introductions[document]}</p>
          {status?.launch.isPublic && data.some(({ isSample }) => isSample) && (
            <p className="muted readable">
              Sus pacientes no ven los de muestra: bórrelos, o ponga los suyos con su consentimiento.
            </p>
          )}
          <SearchBox value={query} onChange={setQuery} label={`Buscar ${entryWords[document].one}`} />
          <p className="visually-hidden" role="status">
            {asked.trim() !== '' && `${found?.length} de ${data.length}`}
          </p>
        </>
      )}
      {data?.length === 0 && <p className="empty">{entryWords[document].empty}</p>}
      {found?.length === 0 && data?.length !== 0 && <p className="empty">Nada se llama «{asked.trim()}».</p>}
      {data && found && found.length > 0 && (
        <EntryList
          document={document}
          entries={data}
          shown={found}
          isSearching={asked.trim() !== ''}
          onMove={move}
          onRemove={remove}
        />
      )}
      <RemovedEntries removed={removed} onBringBack={bringBack} />
      <LoadState title={labels.loadFailed} data={data} error={error} refetch={refetch} />
    </Screen>
  )
}

const drag = 'Arrástrelos por los puntos para cambiar el orden.'
const introductions: { readonly [Name in EntryDocument]: string } = {
  services: `Los primeros ${homeEntries.services} visibles salen en la portada. ${drag}`,
  diseases: `Las primeras ${homeEntries.diseases} visibles salen en la portada. ${drag.replace('los', 'las')}`,
  symptoms: `Salen en la portada en este orden, de cuatro en cuatro. ${drag}`,
  pages: `Cada una tiene su dirección. Salen en su lista en este orden. ${drag.replace('los', 'las')}`,
  testimonials: `Salen en la portada en este orden. ${drag}`,
}
