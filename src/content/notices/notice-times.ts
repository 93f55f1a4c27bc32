import { type Clock, clockWords } from '#content/hours/clock-time.ts'
import { addDays, type LocalTime, localTime, momentOf } from '#content/hours/local-time.ts'
import { dayAndMonth } from '#content/texts/spanish-date.ts'

/** When a notice is valid, in the local time of the practice. */
export type NoticeSpan = {
  readonly from: string
  /** Empty for the start of the day. */
  readonly fromTime: string
  /** The last day. */
  readonly until: string
  /** Empty for the end of the day. */
  readonly untilTime: string
}

export type AnnouncedSpan = NoticeSpan & { readonly announceDays: number }

export const beginsAt = ({ from, fromTime }: NoticeSpan): LocalTime => ({
  date: from,
  time: fromTime || '00:00',
})

/** The first time after the notice. */
export const endsAt = ({ until, untilTime }: NoticeSpan): LocalTime =>
  untilTime && untilTime !== '24:00'
    ? { date: until, time: untilTime }
    : { date: addDays(until, 1), time: '00:00' }

/** When visitors see the notice for the first time. */
const appearsAt = (notice: AnnouncedSpan): LocalTime =>
  notice.announceDays > 0
    ? { date: addDays(notice.from, -notice.announceDays), time: '00:00' }
    : beginsAt(notice)

export const isBefore = (one: LocalTime, other: LocalTime): boolean =>
  one.date < other.date || (one.date === other.date && one.time < other.time)

/** What a notice does at a moment. */
export type NoticePhase = 'future' | 'announced' | 'running' | 'over'

export function phaseAt(notice: AnnouncedSpan, now: LocalTime): NoticePhase {
  if (!isBefore(now, endsAt(notice))) return 'over'
  if (!isBefore(now, beginsAt(notice))) return 'running'
  return isBefore(now, appearsAt(notice)) ? 'future' : 'announced'
}

/** Whether pages that were rendered at one moment are still right at another one. */
export function looksAlike(
  notices: readonly AnnouncedSpan[],
  timeZone: string,
  one: Date,
  other: Date,
): boolean {
  if (notices.length === 0) return true
  const [here, there] = [localTime(one, timeZone), localTime(other, timeZone)]
  return notices.every((notice) => phaseAt(notice, here) === phaseAt(notice, there))
}

/** When a notice next appears, begins or ends; undefined if none does any more. */
export function nextChange(
  notices: readonly AnnouncedSpan[],
  timeZone: string,
  after: Date,
): Date | undefined {
  const times = notices
    .flatMap((notice) => [appearsAt(notice), beginsAt(notice), endsAt(notice)])
    .map((time) => momentOf(time, timeZone).getTime())
    .filter((time) => time > after.getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/** The dates in words: 'del 20 de diciembre al 3 de enero', 'el 24 de diciembre desde las 12:00'. */
export function spanWords({ from, fromTime, until, untilTime }: NoticeSpan, clock: Clock = '24h'): string {
  const at = (time: string) => clockWords(time, clock)
  if (from === until) {
    const times = [fromTime && `desde ${at(fromTime)}`, untilTime && `hasta ${at(untilTime)}`]
    return ['el', dayAndMonth(from), ...times].filter(Boolean).join(' ')
  }
  if (fromTime || untilTime) {
    const begin = fromTime ? ` a ${at(fromTime)}` : ''
    const end = untilTime ? ` a ${at(untilTime)}` : ''
    return `desde el ${dayAndMonth(from)}${begin} hasta el ${dayAndMonth(until)}${end}`
  }
  const isSameMonth = from.slice(0, 7) === until.slice(0, 7)
  const isNextYear = Number(until.slice(0, 4)) > Number(from.slice(0, 4)) + 1
  const first = isSameMonth ? String(Number(from.slice(8))) : dayAndMonth(from)
  return `del ${first} al ${dayAndMonth(until)}${isNextYear ? ` de ${until.slice(0, 4)}` : ''}`
}
