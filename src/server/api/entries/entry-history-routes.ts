import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type EntryDocument, entryDocuments } from '#content/entries.ts'
import type { Json } from '#content/json.ts'
import { authorOf } from '../../auth/enforce-permissions.ts'
import type { MediaLibrary } from '../../media/library/media-library.ts'
import { Problem } from '../../problems/problem.ts'
import { jsonOf } from '../../store/list-writes.ts'
import type { Store } from '../../store/store.ts'
import { explainUnreadable } from '../explain-unreadable.ts'
import { withPicturesOf } from '../missing-pictures.ts'
import { restoreBody } from '../revision-routes.ts'
import { revisionInfo } from '../shapes.ts'
import type { EntrySaver } from './entry-saver.ts'

type Options = {
  readonly store: Pick<Store, 'findEntry' | 'listEntryStates' | 'findEntryState'>
  readonly entrySaver: EntrySaver
  readonly library: Pick<MediaLibrary, 'present' | 'recoverable' | 'putBack'>
}

const params = z.object({ id: z.string() })
const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Diga el número de la versión.')
  .transform(Number)
const stateParams = params.extend({ number })
const change = revisionInfo.extend({ kind: z.enum(['added', 'changed', 'removed']) })

/** Lists, reads and restores earlier states of single entries. */
export const entryHistoryRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  for (const document of entryDocuments) await app.register(routesOf(document), options)
}

const routesOf =
  (document: EntryDocument): FastifyPluginAsyncZod<Options> =>
  async (app, { store, entrySaver, library }) => {
    const path = `/api/${document}/:id/revisions`

    const listSchema = { params, response: { 200: z.object({ revisions: z.array(change) }) } }
    app.get(path, { schema: listSchema }, async (request) => {
      const states = await store.listEntryStates(document, request.params.id)
      if (!states) throw new Problem('not_found')
      const revisions = states.map(({ number, author, createdAt, kind }) => ({
        ...{ number, author, createdAt, kind },
      }))
      return { revisions }
    })

    const stateSchema = {
      params: stateParams,
      response: { 200: revisionInfo.extend({ entry: z.unknown() }) },
    }
    app.get(`${path}/:number`, { schema: stateSchema }, async (request) => {
      const { id, number } = request.params
      const { entry, author, createdAt } = await readState(id, number)
      return { number, author, createdAt, entry }
    })

    app.post(
      `${path}/:number/restore`,
      { schema: { params: stateParams, body: restoreBody } },
      async (request, reply) => {
        const { id, number } = request.params
        const { entry } = await readState(id, number)
        const value = await withPictures(id, entry, request.body?.pictures)
        const body = await entrySaver.restore({ document, id, value, author: authorOf(request) })
        request.change = { document, number: body.revision.number }
        return reply.header('ETag', body.etag).send(body)
      },
    )

    /** `withPicturesOf` searches documents, so pass a document with only this entry. */
    async function withPictures(id: string, entry: unknown, choice: 'nearest' | 'without' | undefined) {
      const current = (await store.findEntry(document, id))?.entry
      const restored = await withPicturesOf({
        ...{ document, choice, library },
        value: [jsonOf(entry)],
        current: current === undefined ? [] : [jsonOf(current)],
      })
      return asList(restored)[0]
    }

    async function readState(id: string, number: number) {
      const state = await store.findEntryState(document, id, number).catch(explainUnreadable)
      if (!state) throw new Problem('not_found', { detail: 'No existe esa versión.' })
      return state
    }
  }

const asList = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [])
