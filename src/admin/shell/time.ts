import { spanishDate } from '#content/texts/spanish-date.ts'

const relative = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' })
const absolute = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'short' })

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** 'hace 3 horas', 'ayer'. 'hace un momento' within the last minute, and for future times from a fast server clock. */
export function relativeTime(iso: string, now: Date): string {
  const seconds = (Date.parse(iso) - now.getTime()) / 1000
  const unit = units.find(([, length]) => -seconds >= length)
  if (!unit) return 'hace un momento'
  const [name, length] = unit
  return relative.format(Math.ceil(seconds / length), name)
}

/** '21 de noviembre de 2026, 8:31 a.m.', in the browser's own time zone. */
export const absoluteTime = (iso: string) => absolute.format(new Date(iso))

/** The current day in the browser's time zone, as `2026-01-31`. */
export const today = (now = new Date()) => now.toLocaleDateString('sv-SE')

/** '26 de noviembre de 2026', in the browser's time zone. */
export const absoluteDate = (moment: string | Date) => spanishDate(today(new Date(moment)))
