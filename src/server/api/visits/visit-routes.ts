import { addDays, localTime } from '#content/hours/local-time.ts'
import { type ReviewMetric, reviewAsk, reviewOpening } from '#content/visits/visit-kinds.ts'
import type { visitCalls } from '#contract/visits.ts'
import type { Handlers } from '../../calls/serve-calls.ts'
import { addReviewAsk, firstVisitDay, readVisits, reviewsSince } from '../../store/visit-counts.ts'
import { reportOf, spansOf } from '../../visits/visit-report.ts'
import { visitsCsv } from '../../visits/visits-csv.ts'
import type { Api } from '../api.ts'
import { liveRelease } from '../unpublished-pages.ts'

type Calls = Omit<typeof visitCalls, 'POST /api/visits'>

/** What the site brings: sums of a period, all of them as a file, and the weekly mail. */
export function visitHandlers(api: Api): Handlers<Calls> {
  const { store, visits, weeklyMail } = api
  const { isAvailable } = weeklyMail

  function practice() {
    const { doctorWorkInfo, privacy } = liveRelease(api).snapshot['site-content']
    return { today: localTime(visits.now(), doctorWorkInfo.timeZone).date, isCounting: privacy.countsVisits }
  }

  return {
    'GET /api/visits': async ({ query: { days } }) => {
      const { today, isCounting } = practice()
      await visits.flush()
      const counts = await readVisits(store.db, spansOf(today, days).before.from, today)
      return reportOf({ counts, today, length: days, since: await firstVisitDay(store.db), isCounting })
    },

    'GET /api/visits/csv': async ({ query: { days }, reply }) => {
      const { today } = practice()
      await visits.flush()
      const { from } = spansOf(today, days).period
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="visitas-${from}-a-${today}.csv"`)
        .send(visitsCsv(await readVisits(store.db, from, today)))
    },

    'GET /api/review-asks': async () => {
      await visits.flush()
      const { today } = practice()
      const since = (metric: ReviewMetric, days: number) =>
        reviewsSince(store.db, metric, addDays(today, -days))
      return {
        month: await since(reviewAsk, 28),
        year: await since(reviewAsk, 365),
        openedInMonth: await since(reviewOpening, 28),
        openedInYear: await since(reviewOpening, 365),
      }
    },

    'POST /api/review-asks': () => addReviewAsk(store.db, practice().today),

    'GET /api/visits/mail': async ({ person }) => ({
      isAvailable,
      isOn: await weeklyMail.isOn(person.id),
    }),

    'PUT /api/visits/mail': async ({ body: { isOn }, person }) => {
      await weeklyMail.set(person.id, isOn)
      return { isAvailable, isOn }
    },
  }
}
