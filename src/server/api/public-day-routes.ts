import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { addDays, momentOf } from '#content/hours/local-time.ts'
import { pagePaths } from '../filing/pack-maker.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Renderer } from '../releases/renderer.ts'
import { releaseBefore } from '../store/release-before.ts'
import type { Store } from '../store/store.ts'
import { pagePath, sendOwnersPage } from './owner-page.ts'

type Options = {
  readonly store: Pick<Store, 'db' | 'loadSnapshot'>
  readonly publisher: Pick<Publisher, 'live'>
  readonly renderer: Renderer
  readonly security: SecurityHeaders
}

const params = z.object({ day: z.iso.date('Elija un día.') })
const found = z.object({ publishedAt: z.string(), paths: z.array(z.string()) })

/** What was public at the end of a day, from the history of publications. */
export const publicDayRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { store, publisher, renderer } = options

  app.get('/api/public-days/:day', { schema: { params, response: { 200: found } } }, async (request) => {
    const { publishedAt, snapshot } = await publicOn(request.params.day)
    return { publishedAt, paths: pagePaths(renderer, snapshot) }
  })

  app.get(
    '/api/public-days/:day/page',
    { schema: { params, querystring: z.object({ path: pagePath }) } },
    async (request, reply) => {
      const { snapshot } = await publicOn(request.params.day)
      return sendOwnersPage(reply, options, snapshot, request.query.path)
    },
  )

  /** @throws {Problem} `not_found` for a day before the first publication, or after today. */
  async function publicOn(day: string) {
    const { live } = publisher
    if (!live) throw new Problem('not_ready')
    const { timeZone } = live.snapshot['site-content'].doctorWorkInfo
    const [start, end] = [day, addDays(day, 1)].map((date) => momentOf({ date, time: '00:00' }, timeZone))
    if (!start || !end || start > new Date()) throw nothing()
    const release = await releaseBefore(store, end.toISOString())
    if (!release) throw nothing()
    // Notices show what they showed at the end of the day.
    const moment = new Date(Math.min(end.getTime() - 1, Date.now()))
    const snapshot = await store.loadSnapshot(release.revisions, live, moment)
    return { publishedAt: release.createdAt, snapshot }
  }
}

const nothing = () => new Problem('not_found', { detail: 'Ese día no había nada publicado.' })
