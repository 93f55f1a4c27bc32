import { dayAndMonth } from '#content/texts/spanish-date.ts'
import { type Clock, clockWords } from './clock-time.ts'
import { addDays, type LocalTime, localTime, momentOf, weekdayIndex } from './local-time.ts'
import { type Hours, openSpansOn } from './open-spans.ts'
import { inPlace } from './place-words.ts'

/** The hours of one place, by the clocks of its time zone. */
export type PlaceHours = Hours & {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  /** Patients are seen in these hours only with an appointment. */
  readonly byAppointment?: boolean
}

/** The hours of all places, in order, and how times are written. */
export type PracticeHours = {
  readonly places: readonly PlaceHours[]
  readonly clock: Clock
  /** Patients are seen elsewhere too, at hours that are not known: the only place is named. */
  readonly isOneOfSeveral?: boolean
}

export type OpenState = {
  readonly isOpen: boolean
  readonly text: string
  /** Id of the place that is open or opens next; undefined if none ever opens. */
  readonly place: string | undefined
}

/**
 * Whether one of the places is open at a moment, and when that changes: 'Abierto ahora · cierra a las 14:00', or with
 * several places 'Abierto ahora en Star Médica, hasta las 20:00'. Of two open places, the first one counts.
 */
export function openStateAt({ places, clock, isOneOfSeveral }: PracticeHours, moment: Date): OpenState {
  const open = places.find((place) => spanAt(place, localTime(moment, place.timeZone)))
  const isOne = places.length === 1 && !isOneOfSeveral
  if (open) {
    const closes = closingTime(open, localTime(moment, open.timeZone))
    const [where, until] = isOne
      ? ['', closes && ` · cierra ${at(closes, clock)}`]
      : [` ${inPlace(open.name)}`, closes && `, hasta ${untilWords(closes, clock)}`]
    return { isOpen: true, text: `Abierto ahora${where}${until}${condition(open)}`, place: open.id }
  }
  const next = nextPlace(places, moment)
  if (!next) return { isOpen: false, text: 'Cerrado ahora', place: undefined }
  const { place, opening } = next
  const where = isOne ? '' : ` ${inPlace(place.name)}`
  const day = when(opening.date, localTime(moment, place.timeZone).date)
  const text = `Cerrado ahora · abre ${day}${at(opening.time, clock)}${where}${condition(place)}`
  return { isOpen: false, text, place: place.id }
}

/** A text about as long as the longest that a page shows in an ordinary week, for which it reserves room. */
export const longestState = ({ places, clock }: PracticeHours): string =>
  places
    .map(
      (place) =>
        `Cerrado ahora · abre el miércoles ${at('10:00', clock)} ${inPlace(place.name)}${condition(place)}`,
    )
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')

const condition = ({ byAppointment }: PlaceHours) => (byAppointment ? ', con cita' : '')

const spanAt = (hours: Hours, { date, time }: LocalTime) =>
  openSpansOn(hours, date).find(({ opens, closes }) => opens <= time && time < closes)

/** When a place that is open closes, on the same day or the next one; empty when it is open for the whole next day too. */
function closingTime(hours: Hours, now: LocalTime): string {
  const closes = spanAt(hours, now)?.closes ?? ''
  if (closes !== '24:00') return closes
  const [first] = openSpansOn(hours, addDays(now.date, 1))
  if (first?.opens !== '00:00') return closes
  return first.closes === '24:00' ? '' : first.closes
}

/** The place that opens first from this moment on. */
function nextPlace(places: readonly PlaceHours[], moment: Date) {
  let first: { place: PlaceHours; opening: LocalTime; opens: Date } | undefined
  for (const place of places) {
    const opening = nextOpening(place, localTime(moment, place.timeZone))
    if (!opening) continue
    const opens = momentOf(opening, place.timeZone)
    if (!first || opens < first.opens) first = { place, opening, opens }
  }
  return first
}

const dayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

/** A date as people name it: 'lunes 4 de enero'. */
export const dayWords = (date: string): string => `${dayNames[weekdayIndex(date)]} ${dayAndMonth(date)}`

/** Maximum days until the next opening. */
const farthest = 400

/** The first time from this one on at which the place opens; undefined when it stays closed. */
export function nextOpening(hours: Hours, { date, time }: LocalTime): LocalTime | undefined {
  for (let step = 0; step <= farthest; step += 1) {
    const day = addDays(date, step)
    const next = openSpansOn(hours, day).find(({ opens }) => step > 0 || opens >= time)
    if (next) return { date: day, time: next.opens }
  }
  return undefined
}

const at = (time: string, clock: Clock) =>
  time === '24:00' ? 'a medianoche' : `a ${clockWords(time, clock)}`

const untilWords = (time: string, clock: Clock) => (time === '24:00' ? 'medianoche' : clockWords(time, clock))

function when(date: string, today: string): string {
  if (date === today) return ''
  if (date === addDays(today, 1)) return 'mañana '
  return date <= addDays(today, 7) ? `el ${dayNames[weekdayIndex(date)]} ` : `el ${dayWords(date)} `
}
