import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { documentQuery } from '#admin/api/documents.ts'
import { entryQuery, useEntries } from '#admin/api/entries.ts'
import { hasStatus } from '#admin/api/problem.ts'
import { GoneError } from '#admin/draft/draft-sync.ts'
import { useOpenedDraft } from '#admin/draft-screen/use-opened-draft.ts'
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
  freeNewRef,
  newRef,
} from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import { entryWords } from './entry-words.ts'
import { copiedEntry, emptyEntry, titleKey } from './new-entry.ts'
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
  useState(() => freeNewRef(document, asked))
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
  const isLoaded = useStore(draft.state, ({ base }) => base !== undefined)
  const isChanged = useStore(draft.state, ({ changeCount }) => changeCount > 0)
  const savedId = stored.savedId()
  const opened = useOpenedDraft(stored)
  const start = useStart(stored)

  const { error, refetch } = start.isAwaited ? start : opened
  const isDeleted = useStore(stored.sync.state, ({ isGone }) => isGone) && savedId !== undefined
  const isGone = isDeleted || error instanceof GoneError || hasStatus(error, 404)
  if (isLoaded && !start.isAwaited && !(isGone && !isChanged)) {
    return <EntryForm stored={stored} startsWithGuide={startsWithGuide} />
  }
  const words = entryWords[document]
  const back = { to: screenPath({ document }), label: `‹ ${stored.label}` }
  return (
    <Screen title={isGone ? words.none : stored.label} back={back}>
      {isGone ? (
        <NoEntry document={document} id={savedId ?? copiedId(stored.ref.getState()) ?? ''} />
      ) : (
        <LoadState title={words.loadFailed} error={error} refetch={refetch} />
      )}
    </Screen>
  )
}

/** A new entry that is a copy begins with the other entry's texts; a page of her own with headings and her facts. */
function useStart(stored: EntryDraft) {
  const { document, draft, sync, taken } = stored
  const ref = stored.ref.getState()
  const source = copiedId(ref)
  const beginning = pageBeginnings[beginningOf(ref) ?? '']
  const hasStart = source !== undefined || beginning !== undefined
  const [hasBegun, setBegun] = useState(false)
  const isAwaited = useStore(draft.state, () => hasStart && !hasBegun && isBlank(stored))
  const copied = useQuery({
    ...entryQuery(document, source ?? ''),
    enabled: isAwaited && source !== undefined,
  })
  const content = useQuery({
    ...documentQuery('site-content'),
    enabled: isAwaited && beginning !== undefined,
  })
  useEffect(() => {
    // The site content may be known from another screen, before the entry that is copied.
    if (!isAwaited || !(source === undefined ? content.data : copied.data)) return
    let isStopped = false
    // What she typed before, here or on another device, is on the server: the start would come over that.
    void sync.open().then(() => {
      if (isStopped) return
      setBegun(true)
      if (!isBlank(stored)) return
      const empty = { value: emptyEntry(document), etag: undefined }
      if (copied.data) sync.begin(empty, copiedEntry(document, copied.data.value, taken()))
      // A page that only begins has no change yet.
      else if (beginning && content.data) {
        const value = begunPage(beginning, content.data.value, taken())
        sync.begin({ value, etag: undefined })
      }
    })
    return () => {
      isStopped = true
    }
  }, [isAwaited, stored, document, sync, taken, source, beginning, copied.data, content.data])
  const { error, refetch } = source === undefined ? content : copied
  return { isAwaited, error, refetch }
}

/** Whether nothing is in the draft of a new entry yet. */
function isBlank({ document, draft, savedId }: EntryDraft): boolean {
  const { base, changeCount } = draft.state.getState()
  return savedId() === undefined && changeCount === 0 && base?.value[titleKey(document)] === ''
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
