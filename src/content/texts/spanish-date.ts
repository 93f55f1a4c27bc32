const format = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })

/** Whether a text is a day as `2026-01-31`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // JavaScript rolls an invalid day over to the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** '31 de enero de 2026' for '2026-01-31'; empty for an invalid date. */
export const spanishDate = (isoDate: string): string =>
  isDay(isoDate) ? format.format(new Date(`${isoDate}T00:00:00Z`)) : ''

/** 'enero de 2026' for '2026-01-31'; empty for an invalid date. */
export const spanishMonth = (isoDate: string): string => spanishDate(isoDate).replace(/^\d+ de /, '')

/** '31 de enero' for '2026-01-31'. */
export const dayAndMonth = (isoDate: string): string => spanishDate(isoDate).replace(/ de \d+$/, '')
