import type { DatedChange } from '#admin/api/dated-changes.ts'
import { type Clock, clockTime } from '#content/hours/clock-time.ts'
import type { LocalTime } from '#content/hours/local-time.ts'
import type { Span } from '#content/hours/open-spans.ts'
import { dayWords } from '#content/hours/open-state.ts'
import { amount } from '#content/texts/words.ts'

/** 'Hoy de 9:00 a 14:00 y de 16:00 a 20:00'. */
export function hoursOfToday(spans: readonly Span[], clock: Clock): string {
  if (spans.length === 0) return 'Hoy no se atiende'
  const at = (time: string) => (time === '24:00' ? 'medianoche' : clockTime(time, clock))
  return `Hoy de ${spans.map(({ opens, closes }) => `${at(opens)} a ${at(closes)}`).join(' y de ')}`
}

/** The dated changes and notices to come, and whether one needs the owner. */
export function comingWords(
  changes: readonly Pick<DatedChange, 'problem' | 'state'>[],
  comingNotices: number,
): { readonly text: string; readonly needsOwner: boolean } {
  const misfits = changes.filter(({ problem, state }) => problem !== undefined || state === 'refused').length
  if (misfits > 0)
    return {
      text: `${amount(misfits, 'cambio con fecha', 'cambios con fecha')} ya no ${misfits === 1 ? 'coincide' : 'coinciden'}`,
      needsOwner: true,
    }
  const parts = [
    changes.length > 0 && amount(changes.length, 'cambio con fecha', 'cambios con fecha'),
    comingNotices > 0 && amount(comingNotices, 'aviso por venir', 'avisos por venir'),
  ].filter(Boolean)
  return { text: parts.length > 0 ? parts.join(' y ') : 'Nada por venir', needsOwner: false }
}

/** When the next dated change is published: 'El próximo, el viernes 1 de enero de 2027 a las 00:00'. */
export function nextWords({ date, time }: LocalTime, today: string): string {
  const year = date.slice(0, 4)
  const ofYear = today.startsWith(year) ? '' : ` de ${year}`
  return `El próximo, el ${dayWords(date)}${ofYear} a ${time.startsWith('01:') ? 'la' : 'las'} ${time}`
}
