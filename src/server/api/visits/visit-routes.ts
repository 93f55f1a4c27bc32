import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { localTime } from '#content/hours/local-time.ts'
import { periods, visitReport } from '#content/visits/report.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { Store } from '../../store/store.ts'
import { firstVisitDay, readVisits } from '../../store/visit-counts.ts'
import type { VisitCounter } from '../../visits/visit-counter.ts'
import { reportOf, spansOf } from '../../visits/visit-report.ts'
import { visitsCsv } from '../../visits/visits-csv.ts'

type Options = {
  readonly store: Pick<Store, 'db'>
  readonly publisher: Pick<Publisher, 'live'>
  readonly visits: Pick<VisitCounter, 'flush' | 'now'>
}

const querystring = z.object({
  days: z.coerce
    .number()
    .refine((value) => periods.some((period) => period === value), 'Elija 7, 28 o 90 días.')
    .default(28),
})

/** What the site brings: sums of a period, and all of them as a file. */
export const visitRoutes: FastifyPluginAsyncZod<Options> = async (app, { store, publisher, visits }) => {
  const schema = { querystring, response: { 200: visitReport } }

  app.get('/api/visits', { schema }, async ({ query: { days } }) => {
    const { today, isCounting } = practice()
    await visits.flush()
    const counts = await readVisits(store.db, spansOf(today, days).before.from, today)
    return reportOf({ counts, today, length: days, since: await firstVisitDay(store.db), isCounting })
  })

  app.get('/api/visits/csv', { schema: { querystring } }, async ({ query: { days } }, reply) => {
    const { today } = practice()
    await visits.flush()
    const { from } = spansOf(today, days).period
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="visitas-${from}-a-${today}.csv"`)
      .serializer((text: string) => text)
      .send(visitsCsv(await readVisits(store.db, from, today)))
  })

  function practice() {
    const content = publisher.live?.snapshot['site-content']
    if (!content) throw new Problem('not_ready')
    const { timeZone } = content.doctorWorkInfo
    return { today: localTime(visits.now(), timeZone).date, isCounting: content.privacy.countsVisits }
  }
}
