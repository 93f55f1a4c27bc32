import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type DocumentName, documentNames, documentRow } from '#content/documents.ts'
import { revisionTag } from '#content/revision-tag.ts'
import { authorOf, personOf } from '../auth/enforce-permissions.ts'
import { documentIn, documentSchemas } from './document-bodies.ts'
import { readsStored } from './document-routes.ts'
import { type DocumentSaver, savedBody } from './document-saver.ts'
import { release } from './shapes.ts'

type Options = { readonly saver: DocumentSaver }

/**
 * Skips the schema check here: the store validates documents and reports errors with the paths that the editor uses.
 */
const unchecked = () => (value: unknown) => ({ value })

/** Routes that save and publish documents. */
export const saveRoutes: FastifyPluginAsync<Options> = async (app, { saver }) => {
  for (const document of documentNames) {
    const schema = documentSchemas(document)
    app.post(`/api/${document}`, { schema, validatorCompiler: unchecked }, (request, reply) => {
      const value = documentIn(document, request.body)
      return saveAndRespond(saver, { document, value, isComplete: !readsStored(request) }, request, reply)
    })
  }

  const updateSchema = { response: { 200: z.object({ release }) } }
  app.post('/api/update-sections', { schema: updateSchema }, async () => ({
    release: await saver.publishLatest('selected-sections'),
  }))
}

type Sent = {
  readonly document: DocumentName
  readonly value: unknown
  /** The client read the document with its facts in place, not as it is stored. */
  readonly isComplete?: boolean
}

/** Saves a value, publishes it if saving publishes this document, and sends the saved state. */
export async function saveAndRespond(
  saver: DocumentSaver,
  { document, ...sent }: Sent,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ifMatch = request.headers['if-match']
  const { role } = personOf(request)
  const saved = await saver.save({ document, ...sent, author: authorOf(request), role, ifMatch })
  const { publishesOnSave } = documentRow(document)
  const released = publishesOnSave ? { release: await saver.publish(document, saved) } : {}

  request.change = { document, number: saved.revision.number }
  return reply
    .header('ETag', revisionTag(document, saved.revision))
    .send({ ...savedBody(document, saved), ...released })
}
