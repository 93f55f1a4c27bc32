import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { documents } from '#content/documents.ts'
import { revisionTag } from '#content/revision-tag.ts'
import { authorOf, personOf } from '../auth/enforce-permissions.ts'
import { Problem } from '../problem.ts'
import { answerOf, bodyKeys, type DocumentSaver, type Saved } from './document-saver.ts'
import {
  type EditedDocument,
  galleryBody,
  release,
  savedGallery,
  savedSelection,
  savedSiteContent,
  siteContentBody,
} from './shapes.ts'

type Options = { readonly saver: DocumentSaver }

/** The documents say themselves what is wrong with them, by the paths their editor knows. */
const unchecked = () => (value: unknown) => ({ value })

/** What the owner saves and publishes. */
export const saveRoutes: FastifyPluginAsync<Options> = async (app, { saver }) => {
  const ofSiteContent = { body: siteContentBody, response: { 200: savedSiteContent } }
  app.post(
    '/api/site-content',
    { schema: ofSiteContent, validatorCompiler: unchecked },
    async (request, reply) => {
      const saved = await saver.save(saveOf('site-content', valueIn('site-content', request.body), request))
      return answerPublished(reply, saver, 'site-content', saved)
    },
  )

  const ofGallery = { body: galleryBody, response: { 200: savedGallery } }
  app.post('/api/gallery', { schema: ofGallery, validatorCompiler: unchecked }, async (request, reply) => {
    const saved = await saver.save(saveOf('gallery', valueIn('gallery', request.body), request))
    return answerPublished(reply, saver, 'gallery', saved)
  })

  const ofSelection = { body: documents['selected-sections'], response: { 200: savedSelection } }
  app.post(
    '/api/selected-sections',
    { schema: ofSelection, validatorCompiler: unchecked },
    async (request, reply) => {
      const saved = await saver.save(saveOf('selected-sections', request.body, request))
      return answerSaved(reply, 'selected-sections', saved)
    },
  )

  const ofUpdate = { response: { 200: z.object({ release }) } }
  app.post('/api/update-sections', { schema: ofUpdate }, async () => ({
    release: await saver.publishLatest('selected-sections'),
  }))
}

export function saveOf(document: EditedDocument, value: unknown, request: FastifyRequest) {
  const { role } = personOf(request)
  return { document, value, author: authorOf(request), role, ifMatch: request.headers['if-match'] }
}

export async function answerPublished(
  reply: FastifyReply,
  saver: DocumentSaver,
  document: EditedDocument,
  saved: Saved,
): Promise<FastifyReply> {
  const release = await saver.publish(document, saved)
  return tagged(reply, saved).send({ ...answerOf(document, saved), release })
}

export function answerSaved(reply: FastifyReply, document: EditedDocument, saved: Saved): FastifyReply {
  return tagged(reply, saved).send(answerOf(document, saved))
}

function tagged(reply: FastifyReply, { revision }: Saved): FastifyReply {
  const { document, number } = revision
  reply.request.change = { document, number }
  return reply.header('ETag', revisionTag(document, revision))
}

/** The document within the body that names it. */
function valueIn(document: 'site-content' | 'gallery', body: unknown): unknown {
  const key = bodyKeys[document]
  const value = z.strictObject({ [key]: z.unknown() }).safeParse(body).data?.[key]
  if (value !== undefined) return value
  const issues = [{ path: key, message: `Envíe solo el documento, como ${key}.` }]
  throw new Problem('invalid_request', { issues })
}
