import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { InvalidSnapshotError } from '#content/snapshot.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { Problem } from '../problems/problem.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Renderer } from '../releases/renderer.ts'
import type { Store } from '../store/store.ts'
import { pagePath, sendOwnersPage } from './owner-page.ts'
import { revisionParams } from './revision-routes.ts'

type Options = {
  readonly store: Pick<Store, 'loadSnapshot' | 'findRevision'>
  readonly publisher: Pick<Publisher, 'live'>
  readonly renderer: Renderer
  readonly security: SecurityHeaders
}

const querystring = z.object({ path: pagePath })

/** A page of the site with one document at an earlier revision, for the owner only. */
export const revisionPageRoute: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { store, publisher } = options
  const schema = { params: revisionParams, querystring }

  app.get('/api/revisions/:document/:number/page', { schema }, async ({ params, query }, reply) => {
    const { document, number } = params
    if (!publisher.live) throw new Problem('not_ready')
    if (!(await findRevision(document, number)))
      throw new Problem('not_found', { detail: 'No existe esa versión.' })

    const revisions = { ...publisher.live.revisions, [document]: number }
    const snapshot = await store.loadSnapshot(revisions, publisher.live)
    return sendOwnersPage(reply, options, snapshot, query.path)
  })

  async function findRevision(...revision: Parameters<Store['findRevision']>) {
    try {
      return await store.findRevision(...revision)
    } catch (cause) {
      if (!(cause instanceof InvalidSnapshotError)) throw cause
      throw new Problem('invalid_document', { cause, issues: cause.issues })
    }
  }
}
