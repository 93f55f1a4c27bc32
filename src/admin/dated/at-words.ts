import type { LocalTime } from '#content/hours/local-time.ts'

const format = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const)

/** 'viernes, 1 de enero de 2027'. */
export const dateWords = (date: string): string => format.format(new Date(`${date}T00:00:00Z`))

/** 'el viernes, 1 de enero de 2027 a las 00:00'. */
export const atWords = ({ date, time }: LocalTime): string =>
  `el ${dateWords(date)} a ${time.startsWith('01:') ? 'la' : 'las'} ${time}`

const short = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'el 1 de enero', or 'el 1 de enero a las 09:00'. */
export const shortAtWords = ({ date, time }: LocalTime): string =>
  `el ${short.format(new Date(`${date}T00:00:00Z`))}${time === '00:00' ? '' : ` a ${time.startsWith('01:') ? 'la' : 'las'} ${time}`}`
