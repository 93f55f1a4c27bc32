import { type LocalTime, momentOf } from '#content/hours/local-time.ts'
import { Problem } from '../../problems/problem.ts'
import type { Release } from '../../releases/release.ts'

/** How far ahead a change can be dated, in days. */
const maxDays = 2 * 366

export const timeZoneOf = ({ snapshot }: Pick<Release, 'snapshot'>): string =>
  snapshot['site-content'].doctorWorkInfo.timeZone

/** The moment of a time by the clocks of the practice. @throws {Problem} if it has passed or is too far ahead. */
export function momentFrom(at: LocalTime, live: Pick<Release, 'snapshot'>, now: Date): Date {
  const moment = momentOf(at, timeZoneOf(live))
  const ahead = moment.getTime() - now.getTime()
  if (ahead <= 0) throw dateRefused('Elija una fecha y una hora que aún no hayan pasado.')
  if (ahead > maxDays * 24 * 60 * 60 * 1000) throw dateRefused('Elija una fecha de los próximos dos años.')
  return moment
}

export const dateRefused = (message: string) =>
  new Problem('invalid_document', { issues: [{ path: 'at', message }] })
