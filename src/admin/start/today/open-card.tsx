import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useLoadedDocument } from '#admin/api/documents.ts'
import screen from '#admin/shell/screen.module.css'
import { useNow } from '#admin/shell/use-now.ts'
import { localTime } from '#content/hours/local-time.ts'
import { dayWords } from '#content/hours/open-state.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import { closesOnly } from '#content/notices/close-today.ts'
import type { Notice } from '#content/notices/notice.ts'
import { noticeText } from '#content/notices/notice-text.ts'
import { phaseAt } from '#content/notices/notice-times.ts'
import { placesOf } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { canCloseToday } from './can-close-today.ts'
import { CloseButton } from './close-button.tsx'
import { PlaceToday } from './place-today.tsx'
import { StateRow } from './state-row.tsx'
import styles from './today.module.css'
import { TryAgain } from './try-again.tsx'
import type { Closing } from './use-close-today.ts'

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
  const { clock, timeZone } = content.doctorWorkInfo
  const moment = useNow()
  const now = localTime(moment, timeZone)
  const places = placesOf(content).filter(
    ({ startsOn, endsOn }) => (startsOn || now.date) <= now.date && (endsOn || now.date) >= now.date,
  )
  const hours = places.map(openingHoursOf)
  const openingHours = hours.every((known) => known !== undefined) ? hours.flat() : undefined
  const isOnly = places.length < 2
  const shown = notices.filter((notice) => ['announced', 'running'].includes(phaseAt(notice, now)))
  const practice = practiceHours(content, notices)
  const isClosed = notices.some((notice) => closesOnly(notice, now.date))
  const canClose = canCloseToday(places, notices, moment)
  const { prices } = content.consultationPrice
  return (
    <>
      <h2 id="hoy">Hoy, {dayWords(now.date)}</h2>
      <div className="stack">
        {places.map((place) => (
          <PlaceToday
            key={place.id}
            place={place}
            isOnly={isOnly}
            clock={clock}
            moment={moment}
            notices={notices}
          />
        ))}
      </div>
      {shown.length > 0 && (
        <ul className={`plain-list ${styles.rows}`} aria-label="Avisos que se ven ahora">
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
        closing={{
          now,
          openingHours,
          workplace: '',
          reopens: isClosed,
        }}
        canClose={canClose}
        where={isOnly ? '' : ' en todos'}
        pricePath={
          prices[0] && !prices[1]
            ? `consultationPrice.prices.${prices[0].id}.amount`
            : 'consultationPrice.prices'
        }
      />
    </>
  )
}

const maxShown = 2

type ActionsProps = {
  readonly closing: Closing
  readonly canClose: boolean
  /** Which places close, where there are several. */
  readonly where: string
  readonly pricePath: string
}

function Actions({ closing, canClose, where, pricePath }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {(closing.reopens || canClose) && (
        <CloseButton closing={closing} where={where} variant={closing.reopens ? 'outline' : 'filled'} />
      )}
      <Button component={Link} to={`/admin/datos#${pricePath}`} variant="default" size="md">
        Cambiar un precio
      </Button>
    </div>
  )
}
