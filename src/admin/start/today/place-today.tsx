import { Link } from 'react-router'
import type { Clock } from '#content/hours/clock-time.ts'
import { localTime } from '#content/hours/local-time.ts'
import { openSpansOn } from '#content/hours/open-spans.ts'
import { openStateAt } from '#content/hours/open-state.ts'
import { inPlace } from '#content/hours/place-words.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import { closesOnly } from '#content/notices/close-today.ts'
import type { Notice } from '#content/notices/notice.ts'
import { specialHoursOf } from '#content/notices/notice-hours.ts'
import type { Place } from '#content/places/places.ts'
import { canCloseToday } from './can-close-today.ts'
import { CloseButton } from './close-button.tsx'
import styles from './today.module.css'
import { hoursOfToday } from './today-words.ts'

type PlaceTodayProps = {
  readonly place: Place
  /** A practice with one place needs neither its name nor a button of its own. */
  readonly isOnly: boolean
  readonly clock: Clock
  readonly moment: Date
  readonly notices: readonly Notice[]
}

/** Whether a place is open and until when, and its closing for today. */
export function PlaceToday({ place, isOnly, clock, moment, notices }: PlaceTodayProps) {
  const { id, name, timeZone, byAppointment } = place
  const now = localTime(moment, timeZone)
  const openingHours = openingHoursOf(place)
  const special = specialHoursOf(notices, id)
  const title = isOnly ? '' : `${name}: `
  if (!openingHours) {
    return (
      <p className={styles.state}>
        <b>
          {title}
          {byAppointment ? 'Previa cita' : 'El sitio no entiende el horario escrito.'}
        </b>
        {!byAppointment && (
          <Link to={isOnly ? '/admin/datos#doctorWorkInfo.consulting.schedule' : '/admin/lugares'}>
            Escribir el horario
          </Link>
        )}
      </p>
    )
  }
  const hours = { openingHours, special }
  const state = openStateAt({ places: [{ ...hours, id, name, timeZone, byAppointment }], clock }, moment)
  const reopens = notices.some((notice) => closesOnly(notice, now.date, id))
  const canClose = reopens || canCloseToday([place], notices, moment)
  return (
    <div className="split">
      <p className={styles.state} data-open={state.isOpen || undefined}>
        <b>
          {title}
          {state.text}
        </b>
        <span className="muted small">{hoursOfToday(openSpansOn(hours, now.date), clock)}</span>
      </p>
      {!isOnly && canClose && (
        <CloseButton
          closing={{ now, openingHours, workplace: id, reopens }}
          where={` ${inPlace(name)}`}
          variant="default"
        />
      )}
    </div>
  )
}
