import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { documentNames } from '#content/documents.ts'
import { authorOf, personOf } from '../../auth/enforce-permissions.ts'
import type { Publisher } from '../../releases/publisher.ts'
import type { Store } from '../../store/store.ts'
import { release, revisionSummary } from '../shapes.ts'
import { createDraftPublisher } from './publish-drafts.ts'

type Options = {
  readonly store: Pick<Store, 'saveTogether' | 'latestRevision' | 'findEntry'>
  readonly publisher: Pick<Publisher, 'publish' | 'live'>
}

/** Larger than for one document, because one call publishes all that a person has changed. */
export const bodyLimit = 8 * 1024 * 1024

const document = z.enum(documentNames, 'No existe ese documento.')
/** Changes of a body that publishes or dates them. */
export const changesToPublish = z
  .array(
    z.strictObject({
      document,
      entry: z.string().max(300).nullable().optional(),
      tag: z.string().max(500).nullable(),
      value: z.unknown(),
    }),
    'Envíe los cambios como changes.',
  )
  .min(1, 'Envíe al menos un cambio.')
  .max(400, 'Son demasiados cambios a la vez.')

const body = z.strictObject(
  {
    changes: changesToPublish,
  },
  'Envíe los cambios como changes.',
)
const response = z.object({
  release,
  saved: z.array(
    z.object({
      document,
      entry: z.string().optional(),
      value: z.unknown(),
      revision: revisionSummary,
      etag: z.string(),
    }),
  ),
})

/** Saves and publishes the changes of several documents and entries: all of them or none. */
export const publishRoute: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const draftPublisher = createDraftPublisher(options)
  const schema = { body, response: { 200: response } }
  app.post('/api/publish-drafts', { bodyLimit, schema }, async (request) => {
    const { role } = personOf(request)
    const author = { name: authorOf(request), role }
    const published = await draftPublisher.publish(request.body.changes, author)
    const [first] = published.saved
    if (first) request.change = { document: first.document, number: first.revision.number }
    return { ...published, saved: [...published.saved] }
  })
}
