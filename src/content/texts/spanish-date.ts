const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
]

/** '31 de enero de 2026' for '2026-01-31'; empty for an invalid date. */
export function spanishDate(isoDate: string): string {
  const time = Date.parse(`${isoDate}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate) || Number.isNaN(time)) return ''
  const date = new Date(time)
  // JavaScript rolls an invalid day over to the next month.
  if (date.toISOString().slice(0, 10) !== isoDate) return ''
  return `${date.getUTCDate()} de ${months[date.getUTCMonth()]} de ${date.getUTCFullYear()}`
}

/** 'enero de 2026' for '2026-01-31'; empty for an invalid date. */
export const spanishMonth = (isoDate: string): string => spanishDate(isoDate).replace(/^\d+ de /, '')
