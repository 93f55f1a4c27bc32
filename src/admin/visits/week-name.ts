import { addDays } from '#content/hours/local-time.ts'

const named = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** '30 nov – 6 dic' */
export const weekName = (monday: string): string =>
  named.formatRange(new Date(monday), new Date(addDays(monday, 6)))
