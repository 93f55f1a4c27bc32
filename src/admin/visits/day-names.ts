const named = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('es-MX', { weekday: 'short', timeZone: 'UTC' })

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** '20 dic' */
export const dayName = (day: string) => named.format(at(day))

/** 'dom' */
export const shortDay = (day: string) => weekday.format(at(day))
