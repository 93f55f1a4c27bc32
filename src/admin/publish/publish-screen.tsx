import { Alert, Button, Switch } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { messageOf } from '#admin/api/problem.ts'
import { usePublishedWords } from '#admin/api/published-words.ts'
import { useMayPublish } from '#admin/api/session.ts'
import { atWords, shortAtWords } from '#admin/dated/at-words.ts'
import { MomentFields } from '#admin/dated/moment-fields.tsx'
import { issueAt } from '#admin/draft/draft-store.ts'
import { SavedFacts } from '#admin/form/facts/draft-facts.tsx'
import { Card } from '#admin/shell/card.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { showToast } from '#admin/shell/toast.ts'
import { screenPath } from '#admin/subject.ts'
import { draftPlace } from '#content/documents/draft-schema.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import { useAskBefore } from './ask-before.ts'
import type { Chosen } from './chosen.ts'
import { ComparePages } from './compare-pages.tsx'
import { DraftLinks } from './draft-links.tsx'
import { explainFailure, unsentWords } from './explain-failure.ts'
import { type PagePlace, pageOfChange } from './page-of-change.ts'
import styles from './review.module.css'
import { ReviewWarnings, useReviewChecks } from './review-warnings.tsx'
import { ReviewedDraftCard, titleOf } from './reviewed-draft.tsx'
import { changesText } from './use-change-count.ts'
import { usePublish } from './use-publish.ts'
import { leftOutNames, type ReviewedDraft, useReview } from './use-review.ts'

type Review = ReturnType<typeof useReview>
type Notice = { readonly kind: 'danger' | 'ochre'; readonly title: string; readonly text: string }

/** /admin/revisar: every change in plain words, with the page before and after, and one button to publish. */
export function PublishScreen() {
  const review = useReview()
  const { publish: publishDrafts, isPublishing, questions } = usePublish()
  const navigate = useNavigate()
  const [place, setPlace] = useState<PagePlace>()
  const [at, setAt] = useState<LocalTime>({ date: '', time: '00:00' })
  const [notice, setNotice] = useState<Notice>()
  const comparison = useRef<HTMLElement>(null)
  const [asks, setAsks] = useAskBefore()
  const publishedWords = usePublishedWords()
  const mayPublish = useMayPublish()
  const { reviewed, count } = review
  const shownPlace = place ?? firstPlace(review.reviewed)
  const leftOut = leftOutNames(reviewed)
  const isDated = at.date !== '' && at.time !== ''
  const checks = useReviewChecks(reviewed, review.isComplete && reviewed.length > 0)
  const isReviewing = !review.isComplete || checks.isLoading

  const isComparing = review.sendCount > 0
  // On phones the pages are below the list.
  useEffect(() => {
    if (place && isComparing) comparison.current?.scrollIntoView({ block: 'nearest' })
  }, [place, isComparing])

  /** @param when When to publish; undefined for now. */
  const publish = async (when?: LocalTime, chosen: readonly Chosen[] = reviewed) => {
    setNotice(undefined)
    const outcome = await publishDrafts(chosen, when)
    switch (outcome.kind) {
      case 'published':
        showToast({
          title: 'Éxito',
          kind: 'success',
          ...(when
            ? { message: `Se publicará ${atWords(when)}.`, link: calendar }
            : {
                message: publishedWords,
                link: { href: shownPlace.path, label: 'Ver en el sitio' },
              }),
        })
        setAt({ date: '', time: '00:00' })
        break
      case 'invalid': {
        const { stored, path } = outcome
        const reason = issueAt(stored.draft.state.getState(), path)
        if (!reason) return void navigate(`${screenPath(stored.subject())}#${path}`)
        setNotice({
          kind: 'danger',
          title: 'No se publicó nada: hay campos que corregir',
          text: `«${titleOf({ stored })}»: ${reason}`,
        })
        break
      }
      case 'early':
        setNotice({
          kind: 'ochre',
          title: 'No se publicó nada: hay un precio que vale más adelante',
          text: `${outcome.message} Use el botón de su cambio, abajo, o deje el cambio sin marcar.`,
        })
        break
      case 'clash':
        setNotice({
          kind: 'ochre',
          title: 'No se publicó nada todavía: otra persona cambió lo mismo que usted',
          text: `«${titleOf(outcome)}»: elija abajo cuál de los dos se queda.`,
        })
        break
      case 'stale':
        setNotice({
          kind: 'ochre',
          title: 'No se publicó nada todavía',
          text: 'Cambió algo desde que lo revisó: véalo otra vez.',
        })
        break
      case 'unsent':
        setNotice({ kind: 'danger', title: 'No se publicó nada', text: unsentWords })
        break
      case 'failed':
        setNotice({
          kind: 'danger',
          title: 'No se pudo publicar. Intentar de nuevo.',
          text: explainFailure(outcome.error),
        })
    }
  }

  return (
    <>
      <ScreenBar title="Revisar y publicar" actionsNearThumb>
        {mayPublish && isDated && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => void publish()}
            disabled={isPublishing || isReviewing || count === 0}
          >
            Publicar ahora
          </Button>
        )}
        {mayPublish && (
          <Button
            onClick={() => void publish(isDated ? at : undefined)}
            loading={isPublishing}
            disabled={isReviewing || count === 0}
          >
            {isReviewing
              ? 'Revisando…'
              : isDated
                ? `Publicar ${shortAtWords(at)}`
                : count === 0
                  ? 'Publicar'
                  : `Publicar ${changesText(count)}`}
          </Button>
        )}
      </ScreenBar>
      <div className={`${screen.work} ${styles.work}`}>
        {notice && (
          <Alert color={notice.kind} title={notice.title} role="alert">
            {notice.text}
          </Alert>
        )}
        {review.unopened.map(({ subject, error }) => (
          <Alert
            key={`${subject.document}/${subject.entry}`}
            color="danger"
            title={`No se pudieron abrir sus cambios de ${draftPlace(subject.document).name}`}
          >
            {messageOf(error)} Sus cambios siguen guardados.
          </Alert>
        ))}
        {!review.isComplete && reviewed.length === 0 ? (
          <Loading />
        ) : reviewed.length === 0 ? (
          <p className={styles.empty}>No hay cambios por publicar.</p>
        ) : (
          <div className={styles.columns}>
            <div className="stack">
              <ReviewWarnings reviewed={reviewed} checks={checks} />
              <p role="status" className="muted readable">
                {review.isComplete ? pendingText(review, mayPublish) : 'Reuniendo sus cambios…'}
              </p>
              <SavedFacts>
                {reviewed.map((each) => (
                  <ReviewedDraftCard
                    key={each.name}
                    reviewed={each}
                    onShow={setPlace}
                    {...(mayPublish && {
                      onDate: (key, date) => void publish({ date, time: '00:00' }, [onlyThing(each, key)]),
                    })}
                  />
                ))}
              </SavedFacts>
            </div>
            {isComparing ? (
              <ComparePages
                ref={comparison}
                place={shownPlace}
                leftOut={leftOut}
                state={`${review.sendCount}`}
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
        {mayPublish && !review.isLoading && reviewed.length > 0 && (
          <Card title="Publicar en una fecha">
            <p>
              Con una fecha, los cambios marcados se publican solos ese día. En el{' '}
              <Link to={calendar.href}>Calendario</Link> puede moverlos, cancelarlos o publicarlos antes.
            </p>
            <MomentFields value={at} onChange={setAt} />
          </Card>
        )}
        {!review.isLoading && <DraftLinks count={count} />}
        {mayPublish && (
          <Switch
            className="touch-row"
            label="Publicar sin preguntar cada vez"
            description="«Publicar», en las demás pantallas, publica entonces lo que no esté apartado, sin pasar por aquí."
            checked={!asks}
            onChange={(event) => setAsks(!event.currentTarget.checked)}
          />
        )}
      </div>
      {questions}
    </>
  )
}

/** A draft with all its things but one left out. */
const onlyThing = ({ stored, things }: ReviewedDraft, key: string): Chosen => ({
  stored,
  leftOut: new Set(things.map((thing) => thing.key).filter((other) => other !== key)),
})

function pendingText(
  { count, left, ofOwner }: Pick<Review, 'count' | 'left' | 'ofOwner'>,
  mayPublish: boolean,
): string {
  const apart = left === 1 ? 'apartado' : 'apartados'
  const rest = left > 0 ? `; ${left} ${apart}: se publica cuando lo marque` : ''
  if (!mayPublish) return `${changesText(count + ofOwner)} por publicar${rest}. Publica la dueña.`
  const owners = ofOwner > 0 ? `; ${ofOwner} lo publica la dueña` : ''
  return `${changesText(count)} por publicar${rest}${owners}.`
}

function firstPlace(reviewed: Review['reviewed']): PagePlace {
  const [first] = reviewed
  const [change] = first?.things[0]?.changes ?? []
  if (!first || !change) return { path: '/' }
  const { base, draft } = first.stored.draft.state.getState()
  // A saved entry that gets another address is still at its former one.
  const { id } = base?.etag === undefined ? draft : base.value
  return pageOfChange(first.stored.subject(), change, `${id}`)
}

const calendar = { href: '/admin/calendario', label: 'Ver el calendario' }
