import { Button, Flex } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { queryKeys } from '#admin/api/query-keys.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import noticeStyles from '#admin/draft-screen/quiet-notice.module.css'
import { useOpenedDraft } from '#admin/draft-screen/use-opened-draft.ts'
import { DeleteDialog } from '#admin/entries/list/delete-dialog.tsx'
import { useServerDrafts } from '#admin/entries/use-server-drafts.ts'
import { MovingPictureDialog } from '#admin/media/upload/moving-picture-dialog.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import { useShortcuts } from '#admin/shell/use-shortcuts.ts'
import { reviewPath } from '#admin/subject.ts'
import { isDocumentName } from '#content/documents/documents.ts'
import { EditBar } from './edit-bar.tsx'
import {
  closePanel,
  createEditStore,
  EditProvider,
  type EditStore,
  type Selection,
  useEdit,
} from './edit-store.ts'
import { type LivePage, useLivePage } from './live-page.ts'
import { Outlines } from './outlines.tsx'
import { Palette } from './palette.tsx'
import { Panel } from './panel/panel.tsx'
import { useShownSelection } from './show-place.ts'
import { Stage } from './stage.tsx'
import { redoLatest, undoLatest } from './undo-latest.ts'
import { usePageHandlers } from './use-page-handlers.ts'

/** /admin/editar: the page itself is the editor. */
export function EditScreen() {
  const [search] = useSearchParams()
  const [store] = useState(() =>
    createEditStore({ path: pagePathIn(search.get('pagina')), selection: selectionIn(search) }),
  )
  return (
    <EditProvider value={store}>
      <LoadedDocuments>
        <Workbench store={store} />
      </LoadedDocuments>
    </EditProvider>
  )
}

const pagePathIn = (asked: string | null): string => (asked && /^\/(?![/\\])/.test(asked) ? asked : '/')

/** The field that the address names. */
function selectionIn(search: URLSearchParams): Selection | undefined {
  const [document, path] = [search.get('documento') ?? '', search.get('campo')]
  if (path === null || !isDocumentName(document)) return
  return { kind: 'place', place: { document, entry: search.get('entrada') ?? undefined, path } }
}

/** Opens the drafts of the documents whose parts can be selected on the page, apart from entries. */
function LoadedDocuments({ children }: { readonly children: ReactNode }) {
  const opened = [
    useOpenedDraft(documentDraft('site-content')),
    useOpenedDraft(documentDraft('selected-sections')),
    useOpenedDraft(documentDraft('gallery')),
  ]
  if (opened.every(({ isOpen }) => isOpen)) return children
  const refetch = () => {
    for (const each of opened) each.refetch()
  }
  return (
    <LoadState
      title="No se pudo leer el sitio"
      error={opened.find(({ error }) => error)?.error}
      refetch={refetch}
    />
  )
}

function Workbench({ store }: { readonly store: EditStore }) {
  const live = useLivePage(store)
  return live ? <EditedPage store={store} live={live} /> : <Loading />
}

function EditedPage({ store, live }: { readonly store: EditStore; readonly live: LivePage }) {
  const navigate = useNavigate()
  const deleting = useEdit((state) => state.deleting)
  const droppedUpload = useEdit((state) => state.droppedUpload)
  const [isSearching, setSearching] = useState(false)
  const publish = useCallback(() => void navigate(reviewPath), [navigate])
  useServerDrafts()
  useSavedLists(live)
  const search = useCallback(() => setSearching(true), [])
  const onShortcut = useShortcuts({ save: publish, undo: undoLatest, redo: redoLatest, search })
  const handlers = usePageHandlers(store, live, onShortcut)
  useShownSelection(store)
  return (
    <Flex direction="column" flex={1} mih={0}>
      <EditBar onSearch={search} />
      <LateNotice onRetry={() => void live.refresh()} />
      <Flex flex={1} mih={0}>
        <Stage live={live} handlers={handlers} drawOver={(scale) => <Outlines scale={scale} />} />
        <Panel />
      </Flex>
      {deleting && (
        <DeleteDialog
          {...deleting}
          onClose={() => store.setState({ deleting: undefined })}
          onDeleted={() => {
            const { selection } = store.getState()
            const isSelected = selection?.kind === 'place' && selection.place.entry === deleting.entry.id
            if (isSelected) closePanel(store)
            void live.refresh()
          }}
        />
      )}
      <MovingPictureDialog id={droppedUpload} />
      {isSearching && <Palette onClose={() => setSearching(false)} onPublish={publish} />}
    </Flex>
  )
}

/** Renders the page again after a person saved entries. */
function useSavedLists(live: LivePage) {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query, ...event }) => {
        const isChange = type === 'updated' && 'action' in event && event.action.type === 'invalidate'
        if (isChange && query.queryKey[0] === entriesKey) void live.refresh()
      }),
    [client, live],
  )
}

const [entriesKey] = queryKeys.entries('services')

/** Says quietly that the page does not follow at the moment. */
function LateNotice({ onRetry }: { readonly onRetry: () => void }) {
  const isLate = useEdit((state) => state.status === 'late')
  return (
    <div role="status">
      {isLate && (
        <p className={noticeStyles.notice}>
          No se pudo actualizar la vista. Lo que escribe se conserva.
          <Button variant="subtle" size="compact-md" onClick={onRetry}>
            Intentar de nuevo
          </Button>
        </p>
      )}
    </div>
  )
}
