/** Which of a month's days with one name are meant: 'first' and 'third' are 'primer y tercer sábado'. */
export const monthWeeks = ['first', 'second', 'third', 'fourth', 'last'] as const

export type MonthWeek = (typeof monthWeeks)[number]

/** Before the name of a day. */
const names: Readonly<Record<MonthWeek, string>> = {
  first: 'primer',
  second: 'segundo',
  third: 'tercer',
  fourth: 'cuarto',
  last: 'último',
}

/** 'primer y tercer', in the order of the month; empty for every week. */
export const monthWeekWords = (weeks: readonly MonthWeek[]): string => {
  const words = monthWeeks.filter((week) => weeks.includes(week)).map((week) => names[week])
  return new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(words)
}

/** Whether a date is in one of these weeks of its month. No weeks are all. */
export function isInWeeks(date: string, weeks: readonly MonthWeek[] = []): boolean {
  if (weeks.length === 0) return true
  const [year, month, day] = date.split('-').map(Number)
  if (!year || !month || !day) return false
  const week = monthWeeks[Math.ceil(day / 7) - 1]
  const isLast = day + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate()
  return weeks.some((wanted) => (wanted === 'last' ? isLast : wanted === week))
}
