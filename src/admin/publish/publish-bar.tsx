import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { refreshDocument } from '#admin/api/documents.ts'
import { type DraftList, draftsQuery } from '#admin/api/drafts.ts'
import { useIsInPreparation } from '#admin/api/published-words.ts'
import { useStatus } from '#admin/api/publishing.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { draftSync, flushDrafts, noteDraftList, startDraftSyncs } from '#admin/draft/draft-syncs.ts'
import { noteLeftOut } from '#admin/draft/left-out.ts'
import { openDraft } from '#admin/entries/open-draft.ts'
import { reviewPath } from '#admin/subject.ts'
import { documentNames } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { askBefore } from './ask-before.ts'
import { LaunchState } from './launch-state.tsx'
import styles from './publish-bar.module.css'
import { changesText, useChangeCount } from './use-change-count.ts'

/** Loads when it is chosen, because it brings the dialogs of a publish. */
const PublishNow = lazy(() => import('./publish-now.tsx'))

/** Says on every screen what patients do not see yet, and publishes it. Keeps the drafts on the server meanwhile. */
export default function PublishBar() {
  useHeldDrafts()
  const count = useChangeCount()
  const asks = useStore(askBefore)
  const { pathname } = useLocation()
  const { data: status } = useStatus()
  const isInPreparation = useIsInPreparation()
  useFreshChecks(count)
  return (
    <div className={styles.bar} data-pending={count !== undefined && count > 0 ? true : undefined}>
      <p role="status" className={styles.text}>
        {count === 0 && status && (isInPreparation ? 'Nada por publicar' : 'Todo publicado')}
        {count !== undefined && count > 0 && `${changesText(count)} sin publicar`}
      </p>
      {count !== undefined && count > 0 && pathname !== reviewPath && (
        <div className={styles.actions}>
          <Link to={reviewPath} className={styles.view} aria-label="Ver los cambios sin publicar">
            Ver
          </Link>
          {asks ? (
            <Link to={reviewPath} className={styles.publish} aria-label={`Publicar ${changesText(count)}`}>
              Publicar
            </Link>
          ) : (
            <Suspense>
              <PublishNow count={count} className={styles.publish} />
            </Suspense>
          )}
        </div>
      )}
      {status && <LaunchState launch={status.launch} changes={count} />}
    </div>
  )
}

/** Checks again on another screen what she changed on the one before. */
function useFreshChecks(count: number | undefined): void {
  const client = useQueryClient()
  const { key } = useLocation()
  const checked = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is checked when she leaves its screen.
  useEffect(() => {
    if (count === undefined) return
    if (checked.current !== undefined && checked.current + count > 0) {
      void client.invalidateQueries({ queryKey: queryKeys.checks, exact: true })
    }
    checked.current = count
  }, [key, count === undefined])
}

/** Keeps the drafts of this tab and of the server alike, and follows what others save. */
function useHeldDrafts(): void {
  const client = useQueryClient()
  const { data } = useQuery(draftsQuery)
  const seen = useRef<DraftList['latest']>(undefined)

  useEffect(() => {
    const stop = startDraftSyncs()
    const flush = () => {
      if (document.visibilityState === 'hidden') void flushDrafts()
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (heldDrafts().some(isNowhere)) event.preventDefault()
    }
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('beforeunload', ask)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('beforeunload', ask)
      stop()
    }
  }, [])

  useEffect(() => {
    if (!data) return
    noteDraftList(data.drafts)
    noteLeftOut(data.leftOut)
    // They are counted against what is published. What cannot be loaded now is counted with the next list.
    if (data.publishedSections)
      void openDraft(client, { document: 'selected-sections' }).catch(() => undefined)
    const before = seen.current
    seen.current = data.latest
    if (!before) return
    for (const name of documentNames) {
      if (before[name] === data.latest[name]) continue
      void refreshDocument(client, name)
      if (isEntryDocument(name)) {
        void client.invalidateQueries({ queryKey: ['entry', name] })
        void client.invalidateQueries({ queryKey: ['entries', name] })
      }
    }
  }, [client, data])
}

/** Neither this browser nor the server has the draft. */
const isNowhere = (stored: ReturnType<typeof heldDrafts>[number]): boolean =>
  stored.draft.state.getState().changeCount > 0 &&
  !stored.hasStoredCopy.getState() &&
  !draftSync(stored).state.getState().isStored
