import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentName, documentNames, documentRow } from '#content/documents.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { sendResponse } from '../http/send.ts'
import { readSchema } from './document-bodies.ts'
import type { DocumentResponses } from './document-responses.ts'

type Options = { readonly documents: DocumentResponses }

/** The saved documents that anyone may read. */
export const publicDocumentRoutes: FastifyPluginAsync<Options> = (app, options) =>
  addDocumentRoutes(app, options, ({ isPublic }) => isPublic === true)

/** The saved documents that need a sign-in to read. */
export const ownDocumentRoutes: FastifyPluginAsync<Options> = (app, options) =>
  addDocumentRoutes(app, options, ({ isPublic }) => !isPublic)

type Which = (row: ReturnType<typeof documentRow>) => boolean

async function addDocumentRoutes(
  app: Parameters<FastifyPluginAsync>[0],
  { documents }: Options,
  which: Which,
): Promise<void> {
  for (const document of documentNames.filter((name) => which(documentRow(name)))) {
    const schema = readSchema(document)
    app.get(`/api/${document}`, { schema }, (request, reply) => respond(request, reply, documents, document))
  }
}

/** Whether the client works with documents as they are stored, like the admin's forms. */
export const readsStored = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept === storedMediaType

/** The response already has all its headers and bodies, so it bypasses Fastify. */
async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  documents: DocumentResponses,
  document: DocumentName,
): Promise<FastifyReply> {
  const response = await documents.latest(document, readsStored(request))
  reply.hijack()
  const onError = (err: unknown) => request.log.error({ err }, 'Falló una llamada')
  await sendResponse(request.raw, reply.raw, response, { onError })
  return reply
}
