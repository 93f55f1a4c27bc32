import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withDrafts } from '#content/draft-snapshot.ts'
import { personOf } from '../../auth/enforce-permissions.ts'
import type { Config } from '../../config.ts'
import { refuseOtherSites } from '../../http/refuse-cross-site.ts'
import type { SecurityHeaders } from '../../http/security-headers.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { Renderer } from '../../releases/renderer.ts'
import type { Drafts } from '../../store/drafts.ts'
import type { Store } from '../../store/store.ts'
import { pagePath, sendOwnersPage } from '../owner-page.ts'
import { chosenDrafts, leftOutChange } from './chosen-drafts.ts'

type Options = {
  readonly store: Pick<Store, 'loadSnapshot'>
  readonly drafts: Drafts
  readonly publisher: Pick<Publisher, 'live'>
  readonly renderer: Renderer
  readonly security: SecurityHeaders
  readonly config: Pick<Config, 'siteUrl'>
}

const querystring = z.object({
  path: pagePath,
  /** 'live' shows what is published; 'draft' puts the person's drafts over it. */
  show: z.enum(['live', 'draft']).default('draft'),
  without: z.union([leftOutChange, z.array(leftOutChange).max(500)]).default([]),
})

/** A page of the site with a person's own drafts. */
export const draftPageRoute: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { store, drafts, publisher, config } = options
  app.addHook('onRequest', async (request) => refuseOtherSites(request, config.siteUrl))

  app.get('/api/draft-page', { schema: { querystring } }, async (request, reply) => {
    if (!publisher.live) throw new Problem('not_ready')
    const { path, show, without } = request.query
    const published = await store.loadSnapshot(publisher.live.revisions, publisher.live)
    if (show === 'live') return sendOwnersPage(reply, options, published, path)
    const chosen = await chosenDrafts(drafts, personOf(request).id, [without].flat())
    return sendOwnersPage(reply, options, withDrafts(published, chosen.drafts), path)
  })
}
