import type { Clock } from '#content/hours/clock-time.ts'
import { hoursText } from '#content/hours/hours-text.ts'
import { dayWords, nextOpening } from '#content/hours/open-state.ts'
import type { OpeningHours } from '#content/hours/opening-hours.ts'
import { writeHours } from '#content/hours/schedule-text.ts'
import { lowerFirst } from '#content/texts/words.ts'
import type { Notice, NoticeKind } from './notice.ts'
import { specialHoursOf } from './notice-hours.ts'
import { endsAt, spanWords } from './notice-times.ts'

/** What the texts of notices need to know of the practice. */
export type NoticePractice = {
  readonly openingHours: readonly OpeningHours[]
  readonly clock: Clock
  readonly notices: readonly Notice[]
}

const reasons: Readonly<Record<NoticeKind, string>> = {
  vacation: ' por vacaciones',
  congress: ' por un congreso médico',
  holiday: ' por ser día de descanso',
  hours: '',
  move: '',
  other: '',
}

/** The text of a notice: the owner's, or one that says the same as the dates. */
export function noticeText(notice: Notice, practice: NoticePractice): string {
  if (notice.text !== '') return notice.text
  const { kind, hours } = notice
  const days = spanWords(notice, practice.clock)
  if (hours === 'closed') {
    const reopens = reopeningDay(notice, practice)
    const again = reopens ? ` Atendemos de nuevo el ${dayWords(reopens)}.` : ''
    return `El consultorio cierra${reasons[kind]} ${days}.${again}`
  }
  if (hours === 'changed') {
    const words = hoursText(writeHours(notice.schedule, practice.clock))
    return `Atendemos en otro horario${reasons[kind]} ${days}: ${lowerFirst(words)}.`
  }
  return kind === 'move'
    ? `Atendemos en un nuevo consultorio desde ${spanWords({ ...notice, until: notice.from })}.`
    : ''
}

/** The day on which the practice opens after a closure; undefined if its hours are not known. */
export function reopeningDay(
  notice: Notice,
  { openingHours, notices }: Omit<NoticePractice, 'clock'>,
): string | undefined {
  return nextOpening({ openingHours, special: specialHoursOf(notices) }, endsAt(notice))?.date
}
