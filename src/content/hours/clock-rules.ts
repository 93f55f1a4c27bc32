import type { TimeZone } from './time-zones.ts'

type ClockRule = {
  /** Hours ahead of UTC in winter. */
  readonly winter: number
  /** Whether the clocks change with those of the United States. */
  readonly hasSummer?: true
}

/** The clocks of Mexico since the law of October 2022 and its change for Ciudad Juárez a month later. */
const clockRules: Readonly<Record<TimeZone, ClockRule>> = {
  'America/Mexico_City': { winter: -6 },
  'America/Cancun': { winter: -5 },
  'America/Mazatlan': { winter: -7 },
  'America/Hermosillo': { winter: -7 },
  'America/Tijuana': { winter: -8, hasSummer: true },
  'America/Chihuahua': { winter: -6 },
  'America/Ciudad_Juarez': { winter: -7, hasSummer: true },
  'America/Matamoros': { winter: -6, hasSummer: true },
}

const hour = 60 * 60 * 1000

/** The local time without `Intl`, for browsers that do not know the zone. Undefined for zones outside Mexico. */
export function localTimeByRule(moment: Date, timeZone: string) {
  if (!hasRule(timeZone)) return undefined
  const { winter, hasSummer } = clockRules[timeZone]
  const inWinter = moment.getTime() + winter * hour
  const [date = '', time = ''] = new Date(inWinter + (hasSummer && isSummer(inWinter) ? hour : 0))
    .toISOString()
    .split('T')
  return { date, time: time.slice(0, 5) }
}

const hasRule = (timeZone: string): timeZone is TimeZone => Object.hasOwn(clockRules, timeZone)

/** From 2 h on the second Sunday of March to 2 h of summer on the first one of November, both by local time. */
function isSummer(inWinter: number): boolean {
  const year = new Date(inWinter).getUTCFullYear()
  return inWinter >= sundayFrom(year, 2, 8) + 2 * hour && inWinter < sundayFrom(year, 10, 1) + hour
}

/** The start of the first Sunday from this day of the month on. */
function sundayFrom(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay()
  return Date.UTC(year, month, day + ((7 - weekday) % 7))
}
