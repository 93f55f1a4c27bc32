import { addDays, weekdayIndex } from '#content/hours/local-time.ts'

export type Holiday = { readonly date: string; readonly name: string }

/**
 * The days of rest of the Ley Federal del Trabajo, article 74, in a year. Election days, which other laws set, are not
 * among them.
 */
export function officialHolidays(year: number): Holiday[] {
  const on = (monthAndDay: string) => `${year}-${monthAndDay}`
  // The federal government changes every six years; the last time was in 2024.
  const changesGovernment = (year - 2024) % 6 === 0
  return [
    { date: on('01-01'), name: 'Año Nuevo' },
    { date: mondayOf(on('02-01'), 1), name: 'Aniversario de la Constitución' },
    { date: mondayOf(on('03-01'), 3), name: 'Natalicio de Benito Juárez' },
    { date: on('05-01'), name: 'Día del Trabajo' },
    { date: on('09-16'), name: 'Día de la Independencia' },
    ...(changesGovernment ? [{ date: on('10-01'), name: 'Cambio del Poder Ejecutivo Federal' }] : []),
    { date: mondayOf(on('11-01'), 3), name: 'Aniversario de la Revolución' },
    { date: on('12-25'), name: 'Navidad' },
  ]
}

/** The holidays of the twelve months from a date on. */
export function comingHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4))
  const end = `${year + 1}${today.slice(4)}`
  return [...officialHolidays(year), ...officialHolidays(year + 1)].filter(
    ({ date }) => date >= today && date < end,
  )
}

/** The first, second, … Monday of a month. */
function mondayOf(firstOfMonth: string, which: number): string {
  const untilMonday = (7 - weekdayIndex(firstOfMonth)) % 7
  return addDays(firstOfMonth, untilMonday + 7 * (which - 1))
}
