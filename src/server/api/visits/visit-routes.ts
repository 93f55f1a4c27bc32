import { addDays, localTime } from '#content/hours/local-time.ts'
import { type Metric, type VisitReport, weekOf } from '#content/visits/visits.ts'
import type { visitCalls } from '#contract/visits.ts'
import type { Handlers } from '../../calls/serve-calls.ts'
import { readVisits, type VisitCount } from '../../store/visit-counts.ts'
import type { Api } from '../api.ts'
import { liveRelease } from '../unpublished-pages.ts'

type Calls = Omit<typeof visitCalls, 'POST /api/visits'>

/** Weeks of a report, this one included. */
const maxWeeks = 26
/** Pages of a report. */
const maxPages = 50

/** What the site brings: sums of each week. */
export const visitHandlers = (api: Api): Handlers<Calls> => ({
  'GET /api/visits': async ({ query }) => {
    const { store, visits } = api
    const { doctorWorkInfo, privacy } = liveRelease(api).snapshot['site-content']
    await visits.flush()
    const latest = weekOf(localTime(visits.now(), doctorWorkInfo.timeZone).date)
    const counts = await readVisits(store.db, weeksBefore(latest, maxWeeks - 1))
    const { week = latest } = query
    return { isCounting: privacy.countsVisits, weeks: weeksOf(counts, latest), pages: pagesOf(counts, week) }
  },
})

const weeksBefore = (week: string, count: number) => addDays(week, -7 * count)

/** From the latest week to the first one with a count. @param counts Ordered by week. */
function weeksOf(counts: readonly VisitCount[], latest: string): VisitReport['weeks'] {
  const weeks: VisitReport['weeks'] = []
  for (let week = latest; week >= (counts[0]?.week ?? latest); week = weeksBefore(week, 1))
    weeks.push({ week, ...sumsOf(counts.filter((each) => each.week === week)) })
  return weeks
}

function pagesOf(counts: readonly VisitCount[], chosen: string): VisitReport['pages'] {
  const ofWeek = counts.filter(({ week }) => week === chosen)
  const pages = [...Map.groupBy(ofWeek, ({ page }) => page)]
  return pages
    .map(([page, ofPage]) => ({ page, ...sumsOf(ofPage) }))
    .sort((one, other) => other.view - one.view)
    .slice(0, maxPages)
}

function sumsOf(counts: readonly VisitCount[]): Record<Metric, number> {
  const sums = { view: 0, call: 0, whatsapp: 0, directions: 0 }
  for (const { metric, count } of counts) sums[metric] += count
  return sums
}
