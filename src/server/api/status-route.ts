import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import type { Publisher } from '../publishing/publisher.ts'
import type { Store } from '../store/store.ts'
import { release, revisionInfo } from './shapes.ts'

type Options = {
  readonly store: Pick<Store, 'latestSummaries'>
  readonly publisher: Pick<Publisher, 'live'>
}

const numbers = z.record(z.string(), z.int())
const status = z.object({
  live: release.extend({ revisions: numbers }),
  saved: z.record(z.string(), revisionInfo),
})

/** What visitors see, and what is saved. */
export const statusRoute: FastifyPluginAsync<Options> = async (app, { store, publisher }) => {
  app.get('/api/status', { schema: { response: { 200: status } } }, async () => {
    const record = publisher.live?.record
    if (!record) throw new Problem('not_ready')
    const saved = await store.latestSummaries()
    return {
      live: { id: record.id, publishedAt: record.createdAt, revisions: record.revisions },
      saved: Object.fromEntries(saved.map(({ document, ...info }) => [document, info])),
    }
  })
}
