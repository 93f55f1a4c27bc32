import { lowerFirst } from '#content/texts/words.ts'
import { type HoursLine, type WrittenHours, writtenLines } from './opening-hours.ts'

/**
 * The hours as one sentence: «Lunes a viernes y sábado, de 10:00 a 14:00». Empty when there are none. A span of time has
 * no-break spaces.
 */
export function hoursText(written: WrittenHours): string {
  const [first, second] = writtenLines(written)
  if (!first) return ''
  if (!second) return sentence(first)
  const following = { ...second, days: lowerFirst(second.days) }
  if (first.days && second.days && first.hours === second.hours)
    return sentence({ days: `${first.days} y ${following.days}`, hours: first.hours })
  return `${sentence(first)}; ${sentence(following)}`
}

function sentence({ days, hours }: HoursLine): string {
  const span = /^\d/.test(hours) ? `de ${hours}` : lowerFirst(hours)
  return [days, unbroken(span)].filter(Boolean).join(', ')
}

/** Keeps each span of time on one line: «de 10:00 a 14:00». */
const unbroken = (hours: string) =>
  hours.replace(/(?:de )?\d[\d:]*( a (?=\d))?/g, (span, until?: string) =>
    until ? span.replaceAll(' ', '\u00a0') : span,
  )
