import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { draftsQuery } from '#admin/api/drafts.ts'
import { useIsInPreparation } from '#admin/api/published-words.ts'
import { type Status, useStatus } from '#admin/api/publishing.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { useMayPublish } from '#admin/api/session.ts'
import { reviewPath } from '#admin/subject.ts'
import { type DocumentName, documentNames, documentRow } from '#content/documents/documents.ts'
import { useAskBefore } from './ask-before.ts'
import { LaunchState } from './launch-state.tsx'
import styles from './publish-bar.module.css'
import { changesText, useChangeCount } from './use-change-count.ts'
import { useHeldDrafts } from './use-held-drafts.ts'

/** Loads when it is chosen, because it brings the dialogs of a publish. */
const PublishNow = lazy(() => import('./publish-now.tsx'))

/** Says on every screen what patients do not see yet, and publishes it. Keeps the drafts on the server meanwhile. */
export default function PublishBar() {
  useHeldDrafts()
  const count = useChangeCount()
  const [asks] = useAskBefore()
  const mayPublish = useMayPublish()
  const { pathname } = useLocation()
  const { data: status } = useStatus()
  const { data: next } = useQuery(draftsQuery)
  const isInPreparation = useIsInPreparation()
  const notLive = status ? notLiveDocuments(status) : []
  useFreshChecks(count)
  return (
    <div className={styles.bar} data-pending={count !== undefined && count > 0 ? true : undefined}>
      <p role="status" className={styles.text}>
        {count === 0 && status && unchangedWords(isInPreparation, notLive.length > 0)}
        {count !== undefined && count > 0 && `${changesText(count)} sin publicar`}
      </p>
      {next && next.refusedDated > 0 && <Link to="/admin/calendario">{refusedWords(next.refusedDated)}</Link>}
      {!mayPublish && <p className={styles.note}>Usted edita; publica la dueña.</p>}
      {count !== undefined && count > 0 && pathname !== reviewPath && (
        <div className={styles.actions}>
          <Link to={reviewPath} className={styles.view} aria-label="Ver los cambios sin publicar">
            Ver
          </Link>
          {mayPublish && asks && (
            <Link to={reviewPath} className={styles.publish} aria-label={`Publicar ${changesText(count)}`}>
              Publicar
            </Link>
          )}
          {mayPublish && !asks && (
            <Suspense>
              <PublishNow className={styles.publish} />
            </Suspense>
          )}
        </div>
      )}
      {mayPublish && count === 0 && notLive.length > 0 && (
        <Suspense>
          <PublishNow saved={notLive} className={styles.publish} />
        </Suspense>
      )}
      {status && <LaunchState launch={status.launch} changes={count} />}
    </div>
  )
}

const refusedWords = (count: number) =>
  count === 1 ? '1 cambio con fecha no se publicó' : `${count} cambios con fecha no se publicaron`

function unchangedWords(isInPreparation: boolean, isNotLive: boolean): string {
  if (isNotLive) return 'Guardado, sin publicar'
  return isInPreparation ? 'Nada por publicar' : 'Todo publicado'
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

/** Documents that were saved by a publish that then failed. Saving the selected sections does not publish them. */
const notLiveDocuments = ({ live, saved }: Status): DocumentName[] =>
  documentNames.filter(
    (name) => documentRow(name).publishesOnSave && saved[name] && saved[name].number !== live.revisions[name],
  )
