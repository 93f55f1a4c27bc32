import type { SpecialHours } from '#content/hours/open-spans.ts'
import type { Notice } from '#content/notices/notice.ts'
import { specialHoursOf } from '#content/notices/notice-hours.ts'
import { noticeText } from '#content/notices/notice-text.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import { inPhases, runningClosure } from './open/notice-phases.ts'
import type { OpenSite } from './open/open-site.ts'
import type { Route } from './route.ts'

/** A notice as visitors see it. */
export type ShownNotice = { readonly id: string; readonly tone: Notice['tone']; readonly text: string }

/** The notices that a page shows at one place, the most urgent first. */
export function shownNotices(site: OpenSite, route: Route, place: Notice['place']): ShownNotice[] {
  const service =
    route.page === 'detail' && route.topic.kind === 'services' ? route.topic.entry.id : undefined
  const content = site['site-content']
  const practice = practiceHours(content, site.notices)
  return inPhases(content, site, ['announced', 'running'])
    .filter((notice) => notice.place === place && (place !== 'service' || notice.service === service))
    .toSorted((one, other) => tones.indexOf(one.tone) - tones.indexOf(other.tone))
    .map((notice) => ({
      id: notice.id,
      tone: notice.tone,
      text: noticeText(notice, practice),
    }))
    .filter(({ text }) => text !== '')
}

const tones: readonly Notice['tone'][] = ['urgent', 'important', 'info']

/** The notices that are not over yet. */
export const comingNotices = (site: OpenSite): Notice[] =>
  inPhases(site['site-content'], site, ['future', 'announced', 'running'])

/** The special hours of a place that are not over yet. */
export const comingSpecialHours = (site: OpenSite, place: string): SpecialHours[] =>
  specialHoursOf(comingNotices(site), place)

export const isClosedByNotice = (site: OpenSite): boolean =>
  runningClosure(site['site-content'], site) !== undefined
