import { hoursText } from '#content/hours/hours-text.ts'
import { dayWords, nextOpening, type PracticeHours } from '#content/hours/open-state.ts'
import { inPlace } from '#content/hours/place-words.ts'
import { writeHours } from '#content/hours/schedule-text.ts'
import { lowerFirst } from '#content/texts/words.ts'
import type { Notice, NoticeKind } from './notice.ts'
import { endsAt, spanWords } from './notice-times.ts'

const reasons: Readonly<Record<NoticeKind, string>> = {
  vacation: ' por vacaciones',
  congress: ' por un congreso médico',
  holiday: ' por ser día de descanso',
  hours: '',
  move: '',
  other: '',
}

/** The text of a notice: the owner's, or one that says the same as the dates. */
export function noticeText(notice: Notice, practice: PracticeHours): string {
  if (notice.text !== '') return notice.text
  const { kind, hours } = notice
  const days = spanWords(notice, practice.clock)
  const place = placeOf(notice, practice)
  if (hours === 'closed') {
    const reopens = reopeningDay(notice, practice)
    const here = place && ` ${inPlace(place.name)}`
    const again = reopens ? ` Atendemos de nuevo${here ?? ''} el ${dayWords(reopens)}.` : ''
    const closes = practice.places.length > 1 ? 'No hay consulta' : 'El consultorio cierra'
    return `${place ? `${place.name} cierra` : closes}${reasons[kind]} ${days}.${again}`
  }
  if (hours === 'changed') {
    const words = hoursText(writeHours(notice.schedule, practice.clock))
    const here = place ? ` ${inPlace(place.name)}` : ''
    return `Atendemos en otro horario${here}${reasons[kind]} ${days}: ${lowerFirst(words)}.`
  }
  return kind === 'move'
    ? `Atendemos en un nuevo consultorio desde ${spanWords({ ...notice, until: notice.from })}.`
    : ''
}

/** The place of a notice that is about one of several. */
const placeOf = ({ workplace }: Notice, { places }: PracticeHours) =>
  places.length > 1 ? places.find(({ id }) => id === workplace) : undefined

/** The day on which patients are seen again after a closure; undefined if the hours are not known. */
export function reopeningDay(notice: Notice, practice: PracticeHours): string | undefined {
  const place = placeOf(notice, practice)
  const days = (place ? [place] : practice.places).flatMap(
    (one) => nextOpening(one, endsAt(notice))?.date ?? [],
  )
  return days.toSorted()[0]
}
