import type { FastifyPluginAsync } from 'fastify'
import { Problem } from '../problems/problem.ts'
import type { Release } from '../releases/release.ts'
import type { StoreProbe } from '../store/store-probe.ts'

type Options = {
  readonly probeStore: StoreProbe
  readonly publisher: { readonly live: Release | undefined }
}

/** For monitoring: `/healthz` says that the process runs, `/readyz` that it can serve visitors and the owner. */
export const healthRoutes: FastifyPluginAsync<Options> = async (app, { probeStore, publisher }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async () => {
    if (!publisher.live) throw new Problem('not_ready')
    await probeStore()
    return { status: 'ok' }
  })
}
