import type { FastifyPluginAsync } from 'fastify'
import { Problem } from '../problem.ts'
import type { Release } from '../publishing/release.ts'
import type { Store } from '../store/store.ts'

type Options = {
  store: Pick<Store, 'latestNumber'>
  publisher: { readonly live: Release | undefined }
}

/** For whoever watches the process: it runs; and it can serve visitors and the owner. */
export const healthRoutes: FastifyPluginAsync<Options> = async (app, { store, publisher }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async () => {
    await store.latestNumber('site-content')
    if (!publisher.live) throw new Problem('not_ready')
    return { status: 'ok' }
  })
}
