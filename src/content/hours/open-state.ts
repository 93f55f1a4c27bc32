import { type Clock, clockTime } from './clock-time.ts'
import { endOfDay, type OpeningHours, weekdays } from './opening-hours.ts'

/** The hours of a practice, how their times are written, and where the practice is. */
export type PracticeHours = {
  readonly openingHours: readonly OpeningHours[]
  readonly clock: Clock
  readonly timeZone: string
}

export type OpenState = { readonly isOpen: boolean; readonly text: string }

const dayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

/** Whether the practice is open at a moment, and when that changes: 'Abierto ahora · cierra a las 14:00'. */
export function openStateAt({ openingHours, clock, timeZone }: PracticeHours, moment: Date): OpenState {
  const { day, time } = localTime(moment, timeZone)
  const spansOf = (index: number) =>
    openingHours.filter(({ days }) => days.some((name) => name === weekdays[index]))
  const at = (hour: string) => {
    const words = clockTime(hour, clock)
    return `${/^1:/.test(words) ? 'a la' : 'a las'} ${words}`
  }

  const current = spansOf(day).find(
    ({ opens, closes }) => opens <= time && (time < closes || closes === endOfDay),
  )
  if (current) {
    const until = current.closes === endOfDay ? '' : ` · cierra ${at(current.closes)}`
    return { isOpen: true, text: `Abierto ahora${until}` }
  }
  for (let step = 0; step <= weekdays.length; step += 1) {
    const index = (day + step) % weekdays.length
    const [next] = spansOf(index)
      .map(({ opens }) => opens)
      .filter((opens) => step > 0 || opens > time)
      .sort()
    if (next === undefined) continue
    const when = step === 0 ? '' : step === 1 ? 'mañana ' : `el ${dayNames[index]} `
    return { isOpen: false, text: `Cerrado ahora · abre ${when}${at(next)}` }
  }
  return { isOpen: false, text: 'Cerrado ahora' }
}

/** Index of the weekday, and the time of the 24-hour clock. */
function localTime(moment: Date, timeZone: string): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return {
    day: weekdays.map(String).indexOf(part('weekday')),
    time: `${part('hour')}:${part('minute')}`,
  }
}
