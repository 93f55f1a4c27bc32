import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type DocumentName, documentNames } from '#content/documents.ts'
import { editableFields } from '#content/editable-fields.ts'
import { Problem } from '../../problems/problem.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { Renderer } from '../../releases/renderer.ts'
import type { Store } from '../../store/store.ts'
import { pagePath } from '../owner-page.ts'
import { draftedSnapshot, drafts } from './drafted-snapshot.ts'

type Options = {
  readonly store: Pick<Store, 'latestSummaries' | 'loadSnapshot'>
  readonly publisher: Pick<Publisher, 'live'>
  readonly renderer: Renderer
}

const body = drafts.extend({ path: pagePath })
const compress = promisify(gzip)

/** A page of the site with everything that somebody has edited, and the field of each text in it. Saves nothing. */
export const editPageRoute: FastifyPluginAsyncZod<Options> = async (app, { store, publisher, renderer }) => {
  app.post('/api/edit-page', { schema: { body } }, async (request, reply) => {
    const { path, ...changes } = request.body
    const { live } = publisher
    if (!live) throw new Problem('not_ready')
    const latest = await store.latestSummaries()
    const numbers = new Map(latest.map(({ document, number }) => [document, number]))
    const revisionOf = (name: DocumentName) => numbers.get(name) ?? live.revisions[name]
    const saved = await store.loadSnapshot(
      {
        ...live.revisions,
        ...Object.fromEntries(documentNames.map((name) => [name, revisionOf(name)])),
      },
      live,
    )

    const { snapshot, refused } = draftedSnapshot(saved, changes)
    const { page, fields } = renderer.renderForEditing(snapshot, path, editableFields())
    const text = JSON.stringify({ html: page.body, status: page.status, fields: [...fields], refused })
    reply.type('application/json; charset=utf-8').header('Vary', 'Accept-Encoding')
    if (!`${request.headers['accept-encoding'] ?? ''}`.includes('gzip')) return reply.send(text)
    // A page is sent for every pause in typing, so speed counts more than bytes.
    const compressed = await compress(text, { level: constants.Z_BEST_SPEED })
    return reply.header('Content-Encoding', 'gzip').send(compressed)
  })
}
