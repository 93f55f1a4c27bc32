import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useLoadedDocument } from '#admin/api/documents.ts'
import { Failure } from '#admin/shell/failure.tsx'
import links from '#admin/shell/links.module.css'
import screen from '#admin/shell/screen.module.css'
import { showSuccess } from '#admin/shell/toast.ts'
import { localTime } from '#content/hours/local-time.ts'
import { openSpansOn } from '#content/hours/open-spans.ts'
import { dayWords, openStateAt } from '#content/hours/open-state.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import { closesOnly } from '#content/notices/close-today.ts'
import type { Notice } from '#content/notices/notice.ts'
import { specialHoursOf } from '#content/notices/notice-hours.ts'
import { noticeText } from '#content/notices/notice-text.ts'
import { phaseAt } from '#content/notices/notice-times.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { StateRow } from './state-row.tsx'
import styles from './today.module.css'
import { hoursOfToday } from './today-words.ts'
import { TryAgain } from './try-again.tsx'
import { type Closing, useCloseToday } from './use-close-today.ts'
import { useNow } from './use-now.ts'

/** Whether the practice is open and until when, the notices that visitors read, and the two most frequent changes. */
export function OpenCard() {
  const site = useLoadedDocument('site-content')
  const notices = useLoadedDocument('notices')
  const failed = [site, notices].find(({ error, data }) => error && !data)
  return (
    <section className={screen.card} aria-labelledby="hoy">
      {site.data && notices.data ? (
        <OpenToday content={site.data.value} notices={notices.data.value} />
      ) : (
        <>
          <h2 id="hoy">Hoy</h2>
          {failed ? (
            <TryAgain
              what="el horario y los avisos"
              error={failed.error}
              retry={() => {
                void site.refetch()
                void notices.refetch()
              }}
            />
          ) : (
            <p role="status">Cargando...</p>
          )}
        </>
      )}
    </section>
  )
}

function OpenToday({ content, notices }: { content: SiteContent; notices: Notice[] }) {
  const { consulting, clock, timeZone } = content.doctorWorkInfo
  const moment = useNow()
  const now = localTime(moment, timeZone)
  const openingHours = openingHoursOf(consulting)
  const hours = { openingHours: openingHours ?? [], special: specialHoursOf(notices) }
  const spans = openSpansOn(hours, now.date)
  const practice = practiceHours(content, notices)
  const state = practice.places.length > 0 ? openStateAt(practice, moment) : undefined
  const shown = notices.filter((notice) => ['announced', 'running'].includes(phaseAt(notice, now)))
  const isClosed = notices.some((notice) => closesOnly(notice, now.date))
  const canClose = !openingHours || spans.some(({ closes }) => closes > now.time)
  const { prices } = content.consultationPrice
  return (
    <>
      <h2 id="hoy">Hoy, {dayWords(now.date)}</h2>
      {state ? (
        <p className={styles.state} data-open={state.isOpen || undefined}>
          <b>{state.text}</b>
          <span className="muted small">{hoursOfToday(spans, clock)}</span>
        </p>
      ) : (
        <p className={styles.state}>
          <b>El sitio no entiende el horario escrito.</b>
          <Link to="/admin/datos#doctorWorkInfo.consulting.schedule">Escribir el horario</Link>
        </p>
      )}
      {shown.length > 0 && (
        <ul className={`${links.plain} ${styles.rows}`} aria-label="Avisos que se ven ahora">
          {shown.slice(0, maxShown).map((notice) => (
            <StateRow key={notice.id} icon="bell" to="/admin/avisos">
              <Text span size="sm" lineClamp={2}>
                {noticeText(notice, practice)}
              </Text>
            </StateRow>
          ))}
          {shown.length > maxShown && (
            <StateRow icon="bell" to="/admin/avisos">
              Y {shown.length - maxShown} más, en Avisos
            </StateRow>
          )}
        </ul>
      )}
      <Actions
        closing={{ now, openingHours, reopens: isClosed }}
        canClose={canClose}
        pricePath={prices.length === 1 ? 'consultationPrice.prices.0.amount' : 'consultationPrice.prices'}
      />
    </>
  )
}

const maxShown = 2

type ActionsProps = {
  readonly closing: Closing
  readonly canClose: boolean
  readonly pricePath: string
}

function Actions({ closing, canClose, pricePath }: ActionsProps) {
  const { mutate, isPending, error } = useCloseToday()
  const isClosed = closing.reopens
  const onSuccess = () => showSuccess(isClosed ? texts.reopened : texts.closed)
  return (
    <>
      <div className={styles.actions}>
        {(isClosed || canClose) && (
          <Button
            variant={isClosed ? 'outline' : 'filled'}
            size="md"
            // Disabled, the button would lose the focus.
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(closing, { onSuccess })}
            aria-describedby="hoy-cierre"
          >
            {isClosed ? 'Deshacer el cierre' : 'Cerrado hoy'}
          </Button>
        )}
        <Button component={Link} to={`/admin/datos#${pricePath}`} variant="default" size="md">
          Cambiar un precio
        </Button>
      </div>
      <span id="hoy-cierre" hidden>
        {isClosed ? texts.reopens : texts.closes}
      </span>
      <Failure error={error} title="No se guardó" />
    </>
  )
}

const texts = {
  closes: 'Publica un aviso de cierre desde ahora hasta el final del día, que se quita solo.',
  reopens: 'Quita el aviso de cierre de hoy.',
  closed: 'Cerrado por hoy: ya se ve en el sitio y se quita solo al terminar el día.',
  reopened: 'El cierre de hoy se quitó: el sitio muestra de nuevo su horario.',
} as const
