import { dayAndMonth } from '#content/texts/spanish-date.ts'
import { type Clock, clockWords } from './clock-time.ts'
import { addDays, type LocalTime, localTime, weekdayIndex } from './local-time.ts'
import { type Hours, openSpansOn } from './open-spans.ts'

/** The hours of a practice, how their times are written, and where the practice is. */
export type PracticeHours = Hours & {
  readonly clock: Clock
  readonly timeZone: string
}

const dayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

export type OpenState = { readonly isOpen: boolean; readonly text: string }

/** Whether the practice is open at a moment, and when that changes: 'Abierto ahora · cierra a las 14:00'. */
export function openStateAt({ clock, timeZone, ...hours }: PracticeHours, moment: Date): OpenState {
  const { date, time } = localTime(moment, timeZone)
  const current = openSpansOn(hours, date).find(({ opens, closes }) => opens <= time && time < closes)
  if (current) {
    const closes = current.closes === '24:00' ? closingAfterMidnight(hours, date) : current.closes
    return { isOpen: true, text: `Abierto ahora${closes ? ` · cierra ${at(closes, clock)}` : ''}` }
  }
  const next = nextOpening(hours, { date, time })
  if (!next) return { isOpen: false, text: 'Cerrado ahora' }
  return { isOpen: false, text: `Cerrado ahora · abre ${when(next.date, date)}${at(next.time, clock)}` }
}

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

/** When a place that is open until midnight closes; empty when it is open for the whole next day too. */
function closingAfterMidnight(hours: Hours, date: string): string {
  const [first] = openSpansOn(hours, addDays(date, 1))
  if (first?.opens !== '00:00') return '24:00'
  return first.closes === '24:00' ? '' : first.closes
}

const at = (time: string, clock: Clock) =>
  time === '24:00' ? 'a medianoche' : `a ${clockWords(time, clock)}`

function when(date: string, today: string): string {
  if (date === today) return ''
  if (date === addDays(today, 1)) return 'mañana '
  return date <= addDays(today, 7) ? `el ${dayNames[weekdayIndex(date)]} ` : `el ${dayWords(date)} `
}
