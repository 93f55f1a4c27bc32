import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type EntryDocument, entryDocuments, entrySchema } from '#content/entries.ts'
import { authorOf, personOf } from '../../auth/enforce-permissions.ts'
import { Problem } from '../../problems/problem.ts'
import { entryTag } from '../../store/entry-refs.ts'
import type { Store } from '../../store/store.ts'
import { release, revisionSummary } from '../shapes.ts'
import type { EntrySaver } from './entry-saver.ts'
import { preconditionsOf } from './preconditions.ts'

type Options = { readonly store: Pick<Store, 'findEntry'>; readonly entrySaver: EntrySaver }

const params = z.object({ id: z.string() })
const orderBody = z.strictObject({ ids: z.array(z.string()).max(20_000) }, 'Envíe el orden como ids.')

/** The store validates entries and reports errors with the paths that the editor uses. */
const unchecked = () => (value: unknown) => ({ value })

/** Reads, saves, removes and orders the entries of list documents one by one. */
export const entryRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  for (const document of entryDocuments) await app.register(routesOf(document), options)
}

const routesOf =
  (document: EntryDocument): FastifyPluginAsyncZod<Options> =>
  async (app, { store, entrySaver }) => {
    const entry = entrySchema(document)
    const saved = z.object({ entry: z.unknown(), revision: revisionSummary, etag: z.string(), release })

    app.get(
      `/api/${document}/:id`,
      { schema: { params, response: { 200: entry } } },
      async (request, reply) => {
        const stored = await store.findEntry(document, request.params.id)
        if (!stored) throw new Problem('not_found')
        return reply.header('ETag', entryTag(document, stored.ref)).send(stored.entry)
      },
    )

    await app.register(async (unvalidated) => {
      unvalidated
        .withTypeProvider<ZodTypeProvider>()
        .put(
          `/api/${document}/:id`,
          { schema: { params, body: entry, response: { 200: saved } }, validatorCompiler: unchecked },
          async (request, reply) => {
            const { id } = params.parse(request.params)
            const value = withId(id, request.body)
            const { role } = personOf(request)
            const author = authorOf(request)
            const save = { document, id, value, author, role, isExpected: preconditionsOf(request) }
            const body = await entrySaver.save(save)
            request.change = { document, number: body.revision.number }
            return reply.header('ETag', body.etag).send(body)
          },
        )
    })

    app.delete(`/api/${document}/:id`, { schema: { params } }, async (request) => {
      const { id } = request.params
      const author = authorOf(request)
      const body = await entrySaver.remove({ document, id, author, isExpected: preconditionsOf(request) })
      request.change = { document, number: body.revision.number }
      return body
    })

    app.post(`/api/${document}/order`, { schema: { body: orderBody } }, async (request) => {
      const body = await entrySaver.order(document, request.body.ids, authorOf(request))
      request.change = { document, number: body.revision.number }
      return body
    })
  }

/** A body without an id describes the entry at the path. @throws {Problem} when the body is not an object. */
function withId(id: string, body: unknown): unknown {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { id, ...body }
  throw new Problem('invalid_request', {
    issues: [{ path: 'entry', message: 'Envíe la entrada como un objeto JSON.' }],
  })
}
