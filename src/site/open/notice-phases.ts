import type { Snapshot } from '#content/documents/snapshot.ts'
import { localTime } from '#content/hours/local-time.ts'
import { dayWords } from '#content/hours/open-state.ts'
import type { Notice } from '#content/notices/notice.ts'
import { reopeningDay } from '#content/notices/notice-text.ts'
import { type NoticePhase, phaseAt } from '#content/notices/notice-times.ts'
import { placesOf } from '#content/places/places.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import type { SiteContent } from '#content/site-content/index.ts'

type Noticed = Pick<Snapshot, 'notices' | 'moment'>

/** The notices that are in one of these phases at the time that the pages show. */
export function inPhases(
  { doctorWorkInfo }: SiteContent,
  { notices, moment }: Noticed,
  phases: readonly NoticePhase[],
): Notice[] {
  if (notices.length === 0) return []
  const now = localTime(moment, doctorWorkInfo.timeZone)
  return notices.filter((notice) => phases.includes(phaseAt(notice, now)))
}

/** The notice that closes the practice now. */
export const runningClosure = (content: SiteContent, noticed: Noticed): Notice | undefined =>
  inPhases(content, noticed, ['running']).find(
    ({ hours, workplace }) => hours === 'closed' && isEverywhere(workplace, content),
  )

/** Whether a notice is about all places where patients are seen. */
function isEverywhere(workplace: string, content: SiteContent): boolean {
  return workplace === '' || placesOf(content).every(({ id }) => id === workplace)
}

/** While the practice is closed for days, the first message on WhatsApp says that the patient knows it. */
export function withClosedMessage(content: SiteContent, noticed: Noticed): SiteContent {
  const closure = runningClosure(content, noticed)
  if (!closure) return content
  const whatsappMessage = closure.whatsappMessage || closedMessage(closure, content, noticed)
  return { ...content, doctorInfo: { ...content.doctorInfo, whatsappMessage } }
}

function closedMessage(closure: Notice, content: SiteContent, { notices }: Noticed): string {
  const day = reopeningDay(closure, practiceHours(content, notices))
  const known = day
    ? `Sé que el consultorio está cerrado y abre de nuevo el ${dayWords(day)}.`
    : 'Sé que el consultorio está cerrado por ahora.'
  return [content.doctorInfo.whatsappMessage, known].filter(Boolean).join(' ')
}
