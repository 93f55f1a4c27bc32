import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, messageOf } from '#admin/api/problem.ts'
import { isUnpublished, useStatus } from '#admin/api/publishing.ts'
import { atWords } from '#admin/dated/at-words.ts'
import { flushDrafts } from '#admin/draft/draft-syncs.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { ConflictDialog } from '#admin/draft-screen/conflict-dialog.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { OthersDrafts } from '#admin/draft-screen/others-drafts.tsx'
import { SavedFacts } from '#admin/form/facts/draft-facts.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { showToast } from '#admin/shell/toast.ts'
import { documentRow } from '#content/documents/documents.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import { ComparePages } from './compare-pages.tsx'
import { DraftLinks } from './draft-links.tsx'
import { type PagePlace, pageOfChange } from './page-of-change.ts'
import { dateChosen, publishChosen } from './publish-changes.ts'
import { PublishLater } from './publish-later.tsx'
import styles from './review.module.css'
import { ReviewWarnings } from './review-warnings.tsx'
import { ReviewedDraftCard, titleOf } from './reviewed-draft.tsx'
import { changesText } from './use-change-count.ts'
import { leftOutNames, useReview } from './use-review.ts'

type Notice = { readonly kind: 'danger' | 'ochre'; readonly title: string; readonly text: string }

/** /admin/revisar: every change in plain words, with the page before and after, and one button to publish. */
export function PublishScreen() {
  const client = useQueryClient()
  const review = useReview()
  const { data: status } = useStatus()
  const [place, setPlace] = useState<PagePlace>()
  const [isPublishing, setPublishing] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const [comparing, setComparing] = useState<readonly StoredDraft[]>([])
  const comparison = useRef<HTMLElement>(null)
  const { reviewed, count, left } = review
  const shownPlace = place ?? firstPlace(review.reviewed)
  const leftOut = leftOutNames(reviewed)
  const hasSavedSections = status !== undefined && isUnpublished(status, 'selected-sections')
  const changesSections = reviewed.some(({ kept }) => kept.subject().document === 'selected-sections')

  const isComparing = review.stored > 0
  // On phones the pages are below the list.
  useEffect(() => {
    if (place && isComparing) comparison.current?.scrollIntoView({ block: 'nearest' })
  }, [place, isComparing])

  /** @param at When to publish; undefined for now. */
  const publish = async (at?: LocalTime) => {
    setPublishing(true)
    setNotice(undefined)
    try {
      const outcome = await (at ? dateChosen(client, reviewed, at) : publishChosen(client, reviewed))
      switch (outcome.kind) {
        case 'published': {
          if (at) {
            showToast({
              ...{ title: 'Éxito', message: `Se publicará ${atWords(at)}.`, kind: 'success' },
              link: { href: '/admin/calendario', label: 'Ver el calendario' },
            })
            await flushDrafts()
            break
          }
          const rest = left > 0 ? ` ${left === 1 ? 'Queda' : 'Quedan'} ${changesText(left)} en borrador.` : ''
          showToast({
            ...{ title: 'Éxito', message: `Publicado: ya se ve en el sitio.${rest}`, kind: 'success' },
            link: { href: shownPlace.path, label: 'Ver en el sitio' },
          })
          await flushDrafts()
          break
        }
        case 'conflict':
          setComparing(outcome.open)
          setNotice({
            ...{ kind: 'ochre', title: 'No se publicó nada todavía: alguien guardó otra versión' },
            text: `${[...outcome.merged, ...outcome.open].map((kept) => titleOf({ kept })).join(', ')}. ${
              outcome.open.length > 0
                ? 'Cambiaron los mismos campos: elija qué conservar.'
                : 'Cambió otros campos y ya los sumamos a su borrador. Revíselo y publique de nuevo.'
            }`,
          })
          break
        case 'invalid':
          setNotice({
            ...{ kind: 'danger', title: 'No se publicó nada: hay campos que corregir' },
            text: outcome.kept
              ? `«${titleOf({ kept: outcome.kept })}»: ${reasonOf(outcome.error)}`
              : messageOf(outcome.error),
          })
          break
        case 'failed':
          setNotice({
            ...{ kind: 'danger', title: 'No se pudo publicar. Intentar de nuevo.' },
            text: `${messageOf(outcome.error)} Sus cambios siguen en borrador.`,
          })
      }
    } finally {
      setPublishing(false)
    }
  }

  const [compared] = comparing
  const newer = compared?.draft.state.getState().newer
  return (
    <>
      <ScreenBar title="Revisar y publicar" actionsNearThumb>
        <Button
          onClick={() => void publish()}
          loading={isPublishing}
          disabled={review.isLoading || count === 0}
        >
          {count === 0 ? 'Publicar' : `Publicar ${changesText(count)}`}
        </Button>
      </ScreenBar>
      <div className={`${screen.work} ${styles.work}`}>
        {notice && (
          <Alert color={notice.kind} title={notice.title} role="alert">
            {notice.text}
          </Alert>
        )}
        <p className="muted readable">
          Lo que cambia se guarda en borrador y solo usted lo ve. El sitio no cambia hasta que publique; lo
          que deje sin marcar sigue en borrador.
        </p>
        {hasSavedSections && (
          <Alert color="ochre" title="Hay secciones guardadas que todavía no están en el sitio">
            {changesSections
              ? 'Se publicarán junto con sus cambios de Secciones.'
              : 'Las publica «Actualizar secciones», en Secciones.'}
          </Alert>
        )}
        <OthersDrafts />
        {review.unopened.map(({ subject, error }) => (
          <Alert
            key={`${subject.document}/${subject.entry}`}
            color="danger"
            title={`No se pudo abrir el borrador de ${documentRow(subject.document).labels.name}`}
          >
            {messageOf(error)} El borrador sigue guardado.
          </Alert>
        ))}
        {review.unreadable.map((kept) => (
          <Alert
            key={titleOf({ kept })}
            color="ochre"
            title={`${titleOf({ kept })}: hay un borrador que no se puede abrir`}
          >
            Lo escribió otra versión del programa. Sigue guardado tal como se escribió, y «Publicar» no lo
            incluye.
          </Alert>
        ))}
        {review.isLoading && reviewed.length === 0 ? (
          <Loading />
        ) : reviewed.length === 0 ? (
          <p className={styles.empty}>
            No hay cambios por publicar. El sitio muestra todo lo que ha escrito.
          </p>
        ) : (
          <div className={styles.columns}>
            <div className={styles.list}>
              <ReviewWarnings reviewed={reviewed} />
              <p role="status" className="muted readable">
                {changesText(count)} por publicar
                {left > 0 && `; ${left} se ${left === 1 ? 'queda' : 'quedan'} en borrador`}.
              </p>
              <SavedFacts>
                {reviewed.map((each) => (
                  <ReviewedDraftCard
                    key={each.name}
                    reviewed={each}
                    onInclude={review.include}
                    onShow={setPlace}
                  />
                ))}
              </SavedFacts>
            </div>
            {isComparing ? (
              <ComparePages
                ref={comparison}
                place={shownPlace}
                leftOut={leftOut}
                state={`${review.stored}`}
                onNavigate={(path) => setPlace({ path })}
              />
            ) : (
              <div className={styles.compare}>
                <Loading />
              </div>
            )}
          </div>
        )}
        {/* Not before what is above has its height: a click that hits a moving button is lost. */}
        {!review.isLoading && reviewed.length > 0 && (
          <PublishLater count={count} isBusy={isPublishing} onPublish={(at) => void publish(at)} />
        )}
        {!review.isLoading && <DraftLinks leftOut={leftOut} count={count} />}
      </div>
      {compared && newer && (
        <DraftForm draft={compared.draft} key={titleOf({ kept: compared })}>
          {() => (
            <ConflictDialog
              subject={compared.subject()}
              newer={newer}
              onClose={() => setComparing(comparing.slice(1))}
              onResolved={() => setComparing(comparing.slice(1))}
            />
          )}
        </DraftForm>
      )}
    </>
  )
}

function firstPlace(reviewed: ReturnType<typeof useReview>['reviewed']): PagePlace {
  const [first] = reviewed
  const [change] = first?.changes ?? []
  if (!first || !change) return { path: '/' }
  const { base } = first.kept.draft.state.getState()
  return pageOfChange(first.kept.subject(), change, `${base?.value.id}`)
}

/** What the server says about the first refused field. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiProblem ? (error.issues[0]?.message ?? '') : ''
