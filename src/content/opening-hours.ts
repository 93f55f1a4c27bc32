/** When a place is open on some days of the week. */
export type OpeningHours = {
  /** English names, as schema.org writes them. */
  readonly days: readonly Day[]
  /** 24-hour `HH:MM`. */
  readonly opens: string
  readonly closes: string
}

export type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

type Hours = { dayRange1: string; hours1: string; dayRange2: string; hours2: string }

const dayNames: readonly (readonly [RegExp, Day])[] = [
  [/lunes/, 'Monday'],
  [/martes/, 'Tuesday'],
  [/miercoles/, 'Wednesday'],
  [/jueves/, 'Thursday'],
  [/viernes/, 'Friday'],
  [/sabados?/, 'Saturday'],
  [/domingos?/, 'Sunday'],
]

/** Reads hours as an owner writes them: «Lunes a viernes» «10:00 a 14:00». What it cannot read it leaves out. */
export function parseOpeningHours({ dayRange1, hours1, dayRange2, hours2 }: Hours): OpeningHours[] {
  return [parsePair(dayRange1, hours1), parsePair(dayRange2, hours2)].flat()
}

function parsePair(dayRange: string, hours: string): OpeningHours[] {
  const days = parseDays(dayRange)
  const times = [...hours.matchAll(/(\d{1,2}):(\d{2})\s*(?:a|-|–|hasta)\s*(?:las\s*)?(\d{1,2}):(\d{2})/g)]
  if (days.length === 0) return []
  return times.map(([, fromHour = '', fromMinute = '', toHour = '', toMinute = '']) => ({
    days,
    opens: `${fromHour.padStart(2, '0')}:${fromMinute}`,
    closes: `${toHour.padStart(2, '0')}:${toMinute}`,
  }))
}

function parseDays(text: string): Day[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
  const named = dayNames.flatMap(([pattern, day], index) => (pattern.test(plain) ? [{ day, index }] : []))
  const [first, last] = named
  const isRange = named.length === 2 && /\s(?:a|al)\s/.test(plain)
  if (!isRange || !first || !last) return named.map(({ day }) => day)
  return dayNames.slice(first.index, last.index + 1).map(([, day]) => day)
}
