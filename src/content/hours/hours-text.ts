import type { WrittenHours } from './opening-hours.ts'

/** The hours as one sentence: «Lunes a viernes y sábado, de 10:00 a 14:00». Empty when there are none. */
export function hoursText({ dayRange1, hours1, dayRange2, hours2 }: WrittenHours): string {
  const pairs = [
    { days: dayRange1, hours: hours1 },
    { days: dayRange2, hours: hours2 },
  ].filter(({ days, hours }) => days || hours)
  const [first, second] = pairs
  if (!first) return ''
  if (!second) return sentence(first)
  const following = { ...second, days: lowerFirst(second.days) }
  if (first.days && second.days && first.hours === second.hours)
    return sentence({ days: `${first.days} y ${following.days}`, hours: first.hours })
  return `${sentence(first)}; ${sentence(following)}`
}

function sentence({ days, hours }: { days: string; hours: string }): string {
  const span = /^\d/.test(hours) ? `de ${hours}` : lowerFirst(hours)
  return [days, span].filter(Boolean).join(', ')
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
