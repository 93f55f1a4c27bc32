import type { LocalTime } from '#content/hours/local-time.ts'
import { isEmpty, openSpansOn, partOn, type Span, without } from '#content/hours/open-spans.ts'
import type { OpeningHours } from '#content/hours/opening-hours.ts'
import { firstPlaceId } from '#content/site-content/place-ids.ts'
import { freeSlug } from '#content/texts/slug.ts'
import { type Notice, type NoticeInput, notices as schema } from './notice.ts'
import { specialHoursOf } from './notice-hours.ts'
import { beginsAt, endsAt } from './notice-times.ts'

const slug = 'cerrado-hoy'

/** Whether 'Cerrado hoy' made the notice. */
const isMade = ({ id, hours, from, until }: Notice) =>
  /^cerrado-hoy(?:-\d+)?$/.test(id) && hours === 'closed' && from === until

/** Whether 'Cerrado hoy' made the notice, on this date and for this place; '' is every place. */
export const closesOnly = (notice: Notice, date: string, workplace = ''): boolean =>
  isMade(notice) && notice.from === date && notice.workplace === workplace

/** The notices without the closures that 'Cerrado hoy' made on this date for this place. */
export const openAgain = (notices: readonly Notice[], date: string, workplace = ''): Notice[] =>
  notices.filter((notice) => !closesOnly(notice, date, workplace))

/**
 * The notices with a closure from now to the end of the day. Closures that exist already stay as they are, and the new
 * one leaves their times out. Closures that 'Cerrado hoy' made on earlier days are removed.
 *
 * @param openingHours Undefined if the usual hours are not known.
 * @param workplace The place that closes; '' is every place.
 */
export function closeToday(
  notices: readonly Notice[],
  openingHours: readonly OpeningHours[] | undefined,
  now: LocalTime,
  workplace = '',
): Notice[] {
  const { date } = now
  const valid = notices.filter((notice) => !isMade(notice) || notice.from >= date)
  const closures = valid
    .filter((one) => one.hours === 'closed' && ['', workplace].includes(one.workplace))
    .map((notice) => partOn(date, beginsAt(notice), endsAt(notice)))
    .filter((span) => !isEmpty(span))
  const isUntouched =
    closures.length === 0 &&
    openSpansOn(
      { openingHours: openingHours ?? [], special: specialHoursOf(valid, workplace || firstPlaceId) },
      date,
    ).every(({ opens }) => opens > now.time)
  let gaps: Span[] = [{ opens: isUntouched && openingHours ? '00:00' : now.time, closes: '24:00' }]
  for (const closure of closures) gaps = gaps.flatMap((gap) => without(gap, closure))

  const added: NoticeInput[] = []
  const taken = new Set(valid.map(({ id }) => id))
  for (const { opens, closes } of gaps) {
    const id = freeSlug(slug, (candidate) => taken.has(candidate))
    taken.add(id)
    added.push({
      id,
      kind: 'other',
      hours: 'closed',
      tone: 'important',
      workplace,
      from: date,
      until: date,
      fromTime: opens === '00:00' ? '' : opens,
      untilTime: closes === '24:00' ? '' : closes,
    })
  }
  return [...schema.parse(added), ...valid]
}
