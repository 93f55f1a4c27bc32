import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { documentQuery } from '#admin/api/documents.ts'
import { entryQuery, useEntries } from '#admin/api/entries.ts'
import { hasStatus } from '#admin/api/problem.ts'
import { draftIsReady } from '#admin/draft/draft-syncs.ts'
import { receivedVersion } from '#admin/draft/version.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { historyScreenPath, screenPath } from '#admin/subject.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import {
  beginningOf,
  begunRef,
  copiedId,
  type EntryDraft,
  entryDraft,
  forgetFormerRefs,
  newRef,
} from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import { entryWords } from './entry-words.ts'
import { copiedEntry, emptyEntry } from './new-entry.ts'
import { begunPage, pageBeginnings } from './page-beginnings.ts'

/** /admin/servicios/colposcopia, /admin/servicios/nuevo: one entry. */
export function EntryScreen({ document }: { readonly document: EntryDocument }) {
  const { entry = '' } = useParams()
  const [search] = useSearchParams()
  const isNew = entry === entryWords[document].newPath
  const beginning = search.get('inicio')
  const newOne = beginning
    ? begunRef(document, beginning)
    : newRef(document, search.get('copia') ?? undefined)
  const asked = isNew ? newOne : entry
  const stored = entryDraft(document, asked)
  useCurrentAddress(stored, asked)
  useTakenIds(stored)
  return <LoadedEntry key={stored.key} stored={stored} startsWithGuide={search.has('guia')} />
}

/** Moves the screen to the entry's new address. The form stays as it is. */
function useCurrentAddress(stored: EntryDraft, asked: string) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const ref = useStore(stored.ref)
  useEffect(() => {
    if (ref === asked) return forgetFormerRefs(stored)
    const pathname = screenPath({ document: stored.document, entry: ref })
    const state = { keepsPlace: true }
    void navigate({ pathname, hash }, { replace: true, preventScrollReset: true, state })
  }, [stored, ref, asked, hash, navigate])
}

/** A new entry's address is made from its name, and must not be one that is in use. */
function useTakenIds(stored: EntryDraft) {
  const { data } = useEntries(stored.document)
  useEffect(() => {
    if (data) stored.setTaken(new Set(data.map(({ id }) => id)))
  }, [stored, data])
}

type LoadedEntryProps = { readonly stored: EntryDraft; readonly startsWithGuide: boolean }

/** Loads the entry into its draft, then shows the form. */
function LoadedEntry({ stored, startsWithGuide }: LoadedEntryProps) {
  const { document, draft } = stored
  const ref = useStore(stored.ref)
  const isLoaded = useStore(draft.state, ({ base }) => base !== undefined)
  const isChanged = useStore(draft.state, ({ changeCount }) => changeCount > 0)
  const savedId = stored.savedId()
  const source = savedId ?? copiedId(ref)
  const { data, error, refetch } = useQuery({
    ...entryQuery(document, source ?? ''),
    enabled: source !== undefined,
  })
  useBeginning(stored)
  useEffect(() => {
    if (!data) return
    if (savedId !== undefined) return draft.load(receivedVersion(data))
    if (!draft.state.getState().base) {
      const base = { value: emptyEntry(document), etag: undefined }
      draft.load(base)
      draft.recover(base, copiedEntry(document, data.value, stored.taken()))
    }
  }, [document, draft, data, savedId, stored])

  const isGone = hasStatus(error, 404)
  if (isLoaded && !(isGone && !isChanged)) {
    return <EntryForm stored={stored} startsWithGuide={startsWithGuide} />
  }
  const words = entryWords[document]
  const back = { to: screenPath({ document }), label: `‹ ${stored.label}` }
  return (
    <Screen title={isGone ? words.none : stored.label} back={back}>
      {isGone ? (
        <NoEntry document={document} id={source ?? ''} />
      ) : (
        <LoadState title={words.loadFailed} error={error} refetch={refetch} />
      )}
    </Screen>
  )
}

/** In ms; a slow line may take long, and she can type meanwhile. */
const longestWait = 60_000

/** A new page of her own begins with headings and with her facts. */
function useBeginning(stored: EntryDraft): void {
  const { document, draft, ref, taken } = stored
  const beginning = pageBeginnings[beginningOf(useStore(ref)) ?? '']
  const { data: content } = useQuery({ ...documentQuery('site-content'), enabled: beginning !== undefined })
  useEffect(() => {
    if (!beginning || !content || draft.state.getState().base) return
    const base = { value: emptyEntry(document), etag: undefined }
    draft.load(base)
    // What she typed before she loaded the screen again is on the server: it would be begun anew over that.
    void draftIsReady(stored, longestWait).then(() => {
      if (draft.state.getState().changeCount === 0)
        draft.recover(base, begunPage(beginning, content.value, taken()))
    })
  }, [stored, document, draft, taken, beginning, content])
}

function NoEntry({ document, id }: { readonly document: EntryDocument; readonly id: string }) {
  return (
    <>
      <p>
        Puede que se haya borrado o que su dirección haya cambiado. Lo que se borra se puede recuperar en el
        Historial.
      </p>
      <p>
        <Link to={historyScreenPath({ document, entry: id })}>Buscar en el Historial</Link>
      </p>
    </>
  )
}
