import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { authorOf } from '../auth/enforce-permissions.ts'
import type { SiteChecks } from '../checks/site-checks.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Store } from '../store/store.ts'

type Options = {
  readonly store: Pick<Store, 'launch' | 'launchedAt'>
  readonly publisher: Pick<Publisher, 'live' | 'republish'>
  readonly checks: SiteChecks
}

const launched = z.object({ launchedAt: z.string() })

/** Opens a site that is being prepared, if nothing that visitors would see blocks it. */
export const launchRoute: FastifyPluginAsyncZod<Options> = async (app, { store, publisher, checks }) => {
  app.post('/api/launch', { schema: { response: { 200: launched } } }, async (request) => {
    const { live } = publisher
    if (!live) throw new Problem('not_ready')
    const findings = await checks.check(live.snapshot)
    const blocking = findings.filter(({ level }) => level === 'bloquea')
    if (blocking.length > 0) {
      const issues = blocking.map(({ label, text }) => ({ path: label, message: text }))
      throw new Problem('launch_blocked', { issues })
    }
    await store.launch(authorOf(request))
    await publisher.republish()
    return { launchedAt: (await store.launchedAt()) ?? '' }
  })
}
