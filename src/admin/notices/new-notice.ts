import type { Notice, NoticeKind } from '#content/notices/notice.ts'
import type { Holiday } from '#content/notices/official-holidays.ts'
import { freeSlug } from '#content/texts/slug.ts'
import { childOf, type Json, type JsonObject } from '#content/values/json.ts'

export type Preset = {
  readonly name: string
  readonly kind: NoticeKind
  readonly hours: Notice['hours']
  readonly tone: Notice['tone']
  /** How many days before, so that patients do not come in vain. */
  readonly announceDays: number
}

/** What a notice may be about: one tap fills in the rest but the dates. */
export const presets: readonly Preset[] = [
  { name: 'Vacaciones', kind: 'vacation', hours: 'closed', tone: 'important', announceDays: 3 },
  { name: 'Congreso', kind: 'congress', hours: 'closed', tone: 'important', announceDays: 3 },
  { name: 'Cambio de horario', kind: 'hours', hours: 'changed', tone: 'important', announceDays: 3 },
  { name: 'Nuevo consultorio', kind: 'move', hours: 'usual', tone: 'info', announceDays: 0 },
  { name: 'Otro aviso', kind: 'other', hours: 'usual', tone: 'info', announceDays: 0 },
]

const slugs: Readonly<Record<NoticeKind, string>> = {
  vacation: 'vacaciones',
  congress: 'congreso',
  hours: 'horario',
  move: 'consultorio',
  holiday: 'descanso',
  other: 'aviso',
}

/** A new notice. @param initial The values of its other fields. */
export function noticeOf(
  { kind, hours, tone, announceDays }: Omit<Preset, 'name'>,
  notices: readonly Json[],
  initial: JsonObject,
): JsonObject {
  const taken = new Set(notices.map((notice) => childOf(notice, 'id')))
  return { ...initial, id: freeSlug(slugs[kind], (id) => taken.has(id)), kind, hours, tone, announceDays }
}

/** A notice that closes the practice on a holiday. */
export const holidayNotice = (
  { date }: Holiday,
  notices: readonly Json[],
  initial: JsonObject,
): JsonObject => ({
  ...noticeOf({ kind: 'holiday', hours: 'closed', tone: 'info', announceDays: 3 }, notices, initial),
  from: date,
  until: date,
})
