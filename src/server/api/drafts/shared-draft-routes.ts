import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { withDrafts } from '#content/draft-snapshot.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { RequestLimit } from '../../auth/request-limit.ts'
import type { SecurityHeaders } from '../../http/security-headers.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { Release } from '../../releases/release.ts'
import type { Page, Renderer } from '../../releases/renderer.ts'
import type { Store } from '../../store/store.ts'
import type { DraftLinks, ShownDraft } from './draft-links.ts'
import { linksScript, sharedDraftPage } from './shared-draft-page.ts'

type Options = {
  readonly store: Pick<Store, 'loadSnapshot'>
  readonly links: DraftLinks
  readonly publisher: Pick<Publisher, 'live'>
  readonly renderer: Renderer
  readonly security: SecurityHeaders
  readonly requestLimit: RequestLimit
}

const minutes = 60_000
const visits = { name: 'draft-link', max: 600, window: 10 * minutes }
const misses = { name: 'draft-link-miss', max: 60, window: 10 * minutes }

/** Most drafts whose snapshot stays in memory with one release. */
const maxKept = 4

const params = z.object({ token: z.string().max(200), '*': z.string().max(500).optional() })

/** Pages of a draft for people with its link. They need no account, and nobody may keep or index them. */
export const sharedDraftRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { store, links, publisher, renderer, security, requestLimit } = options
  const kept = new WeakMap<Release, LRUCache<string, Snapshot>>()

  app.get('/borrador/enlaces.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(linksScript),
  )

  for (const url of ['/borrador/:token', '/borrador/:token/*']) {
    app.get(url, { schema: { params } }, async (request, reply) => {
      const { token, '*': rest = '' } = request.params
      await requestLimit.count(request, visits)
      const { live } = publisher
      if (!live) throw new Problem('not_ready')
      const shown = await links.find(token)
      if (!shown) return refuse(request, reply, live)
      const snapshot = await snapshotOf(shown, live)
      const page = renderer.render(snapshot, pathOf(rest)) ?? renderer.notFound(snapshot)
      const prefix = `/borrador/${token}`
      if (page.location !== undefined) return reply.redirect(prefix + page.location, 307)
      if (!page.contentType.startsWith('text/html')) throw new Problem('not_found')
      return sendPage(reply, sharedDraftPage(page, { prefix, expiresAt: shown.expiresAt }))
    })
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply, live: Release) {
    await requestLimit.count(request, misses)
    return sendPage(reply, renderer.closedDraft(live.snapshot))
  }

  function sendPage(reply: FastifyReply, page: Page): FastifyReply {
    return reply
      .code(page.status)
      .headers(security.forPage(page))
      .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' })
      .type(page.contentType)
      .send(page.body)
  }

  async function snapshotOf({ id, revisions, drafts }: ShownDraft, live: Release): Promise<Snapshot> {
    const ofRelease = kept.get(live) ?? new LRUCache<string, Snapshot>({ max: maxKept })
    kept.set(live, ofRelease)
    const known = ofRelease.get(id)
    if (known) return known
    const snapshot = withDrafts(await store.loadSnapshot(revisions, live), drafts)
    ofRelease.set(id, snapshot)
    return snapshot
  }
}

const pathOf = (rest: string) => `/${rest.replace(/(?<!\/)\/+$/, '')}`
