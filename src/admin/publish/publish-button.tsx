import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { refreshDocument } from '#admin/api/documents.ts'
import { type DraftList, draftsQuery } from '#admin/api/drafts.ts'
import { flushDrafts, noteDraftList, startDraftSyncs } from '#admin/draft/draft-syncs.ts'
import { documentNames } from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import styles from './publish-button.module.css'
import { changesText, useChangeCount } from './use-change-count.ts'

/** Leads to the review of all changes, and says how many there are. Keeps the drafts on the server meanwhile. */
export default function PublishButton() {
  useKeptDrafts()
  const count = useChangeCount()
  return (
    <NavLink
      to="/admin/revisar"
      className={() => styles.button ?? ''}
      data-pending={count > 0 || undefined}
      aria-label={count > 0 ? `Publicar ${changesText(count)}` : 'Publicar: no hay cambios'}
    >
      {count > 0 ? (
        <>
          Publicar {count}
          <span className={styles.wide}>{count === 1 ? ' cambio' : ' cambios'}</span>
        </>
      ) : (
        'Publicar'
      )}
    </NavLink>
  )
}

/** Keeps the drafts of this tab and of the server alike, and follows what others save. */
function useKeptDrafts(): void {
  const client = useQueryClient()
  const { data } = useQuery(draftsQuery)
  const seen = useRef<DraftList['latest']>(undefined)

  useEffect(() => {
    const stop = startDraftSyncs()
    const flush = () => {
      if (document.visibilityState === 'hidden') void flushDrafts()
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      stop()
    }
  }, [])

  useEffect(() => {
    if (!data) return
    noteDraftList(data.drafts)
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
