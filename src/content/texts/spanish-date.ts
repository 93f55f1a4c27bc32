import { isDay } from './is-day.ts'

const format = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })

/** '31 de enero de 2026' for '2026-01-31'; empty for an invalid date. */
export const spanishDate = (isoDate: string): string =>
  isDay(isoDate) ? format.format(new Date(`${isoDate}T00:00:00Z`)) : ''

/** 'enero de 2026' for '2026-01-31'; empty for an invalid date. */
export const spanishMonth = (isoDate: string): string => spanishDate(isoDate).replace(/^\d+ de /, '')

/** '31 de enero' for '2026-01-31'. */
export const dayAndMonth = (isoDate: string): string => spanishDate(isoDate).replace(/ de \d+$/, '')
