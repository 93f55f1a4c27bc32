import { Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { pageOf } from '#admin/edit-address.ts'
import { isEntryDraft } from '#admin/entries/entry-draft.ts'
import { copyName } from '#admin/subject.ts'
import { basePaths, hasPages, nearPath } from '#content/addresses/page-documents.ts'
import { createEditStore, EditProvider, type EditStore, goToPage, useEdit } from '../edit-store.ts'
import type { PageHandlers } from '../frame/listen-to-page.ts'
import { type LivePage, useLivePage } from '../live-page.ts'
import { SelectedFrames } from '../outlines.tsx'
import { placeOf } from '../place.ts'
import { useShownSelection } from '../show-place.ts'
import { Stage } from '../stage.tsx'
import { useFocusedField } from './use-focused-field.ts'

/** The page beside a form. It shows what is typed, and the place of the focused field. */
export default function PageBeside({ stored }: { readonly stored: StoredDraft }) {
  const [store] = useState(() => createEditStore({ path: pageOfDraft(stored), width: 'phone' }))
  const live = useLivePage(store)
  return (
    <EditProvider value={store}>
      {live && <FollowedPage stored={stored} store={store} live={live} />}
    </EditProvider>
  )
}

function FollowedPage({ stored, store, live }: { stored: StoredDraft; store: EditStore; live: LivePage }) {
  const handlers = useHandlers(stored, store)
  const isLate = useEdit((state) => state.status === 'late')
  useFocusedField(stored, store)
  useShownSelection(store)
  return (
    <>
      <Stage live={live} handlers={handlers} drawOver={(scale) => <SelectedFrames scale={scale} />} />
      <Text role="status" size="sm" bg="var(--tint)">
        {isLate ? 'No se pudo actualizar la vista. Lo que escribe se conserva.' : ''}
      </Text>
    </>
  )
}

/** The page of a new entry does not exist yet; its list does. */
function pageOfDraft(stored: StoredDraft): string {
  const { document, entry } = stored.subject()
  if (entry === undefined || !hasPages(document)) return pageOf({ document, path: '' })
  const id = isEntryDraft(stored) ? stored.savedId() : entry
  return id === undefined ? nearPath(document) : `${basePaths[document]}/${id}`
}

/** A tap on a text of this form leads to its field. Links lead to their pages within the frame. */
function useHandlers(stored: StoredDraft, store: EditStore): PageHandlers {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      onTap({ target, linkPath }) {
        const field = target && store.getState().fields.get(target.number)
        const place = field && placeOf(field)
        if (place && copyName(place) === copyName(stored.subject()))
          void navigate(
            { search: window.location.search, hash: `#${place.path}` },
            { replace: true, preventScrollReset: true },
          )
        else if (linkPath !== undefined) goToPage(store, linkPath)
      },
      onMove: () => store.setState(({ moves }) => ({ moves: moves + 1 })),
      onNavigate: (path) => goToPage(store, path),
    }),
    [stored, store, navigate],
  )
}
