import { localTime } from '#content/hours/local-time.ts'
import type { SpecialHours } from '#content/hours/open-spans.ts'
import { dayWords } from '#content/hours/open-state.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import type { Notice } from '#content/notices/notice.ts'
import { specialHoursOf } from '#content/notices/notice-hours.ts'
import { noticeText, reopeningDay } from '#content/notices/notice-text.ts'
import { type NoticePhase, phaseAt } from '#content/notices/notice-times.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { Route } from './route.ts'

/** A notice as visitors see it. */
export type ShownNotice = { readonly id: string; readonly tone: Notice['tone']; readonly text: string }

/** The notices that a page shows at one place, the most urgent first. */
export function shownNotices(snapshot: Snapshot, route: Route, place: Notice['place']): ShownNotice[] {
  const service =
    route.page === 'detail' && route.topic.kind === 'services' ? route.topic.entry.id : undefined
  return inPhases(snapshot, ['announced', 'running'])
    .filter((notice) => notice.place === place && (place !== 'service' || notice.service === service))
    .toSorted((one, other) => tones.indexOf(one.tone) - tones.indexOf(other.tone))
    .map((notice) => ({ id: notice.id, tone: notice.tone, text: noticeText(notice, practiceOf(snapshot)) }))
    .filter(({ text }) => text !== '')
}

const tones: readonly Notice['tone'][] = ['urgent', 'important', 'info']

/** The special hours that are not over yet. */
export const comingSpecialHours = (snapshot: Snapshot): SpecialHours[] =>
  snapshot.notices.length === 0 ? [] : specialHoursOf(inPhases(snapshot, ['future', 'announced', 'running']))

const withMessages = new WeakMap<Snapshot, Snapshot>()

/** While the practice is closed for days, the first message on WhatsApp says that the patient knows it. */
export function withClosedMessage(snapshot: Snapshot): Snapshot {
  if (snapshot.notices.length === 0) return snapshot
  const known = withMessages.get(snapshot)
  if (known) return known
  const changed = changeMessage(snapshot)
  withMessages.set(snapshot, changed)
  return changed
}

/** The notice that closes the practice now. */
const runningClosure = (snapshot: Snapshot) =>
  inPhases(snapshot, ['running']).find(({ hours }) => hours === 'closed')

export const isClosedByNotice = (snapshot: Snapshot): boolean => runningClosure(snapshot) !== undefined

function changeMessage(snapshot: Snapshot): Snapshot {
  const closure = runningClosure(snapshot)
  if (!closure) return snapshot
  const content = snapshot['site-content']
  const whatsappMessage = closure.whatsappMessage || closedMessage(closure, snapshot)
  return {
    ...snapshot,
    'site-content': { ...content, doctorInfo: { ...content.doctorInfo, whatsappMessage } },
  }
}

function closedMessage(closure: Notice, snapshot: Snapshot): string {
  const usual = snapshot['site-content'].doctorInfo.whatsappMessage
  const day = reopeningDay(closure, practiceOf(snapshot))
  const known = day
    ? `Sé que el consultorio está cerrado y abre de nuevo el ${dayWords(day)}.`
    : 'Sé que el consultorio está cerrado por ahora.'
  return [usual, known].filter(Boolean).join(' ')
}

function inPhases({ notices, moment, ...snapshot }: Snapshot, phases: readonly NoticePhase[]): Notice[] {
  if (notices.length === 0) return []
  const now = localTime(moment, snapshot['site-content'].doctorWorkInfo.timeZone)
  return notices.filter((notice) => phases.includes(phaseAt(notice, now)))
}

function practiceOf({ notices, ...snapshot }: Snapshot) {
  const { consulting, clock } = snapshot['site-content'].doctorWorkInfo
  return { openingHours: openingHoursOf(consulting) ?? [], clock, notices }
}
