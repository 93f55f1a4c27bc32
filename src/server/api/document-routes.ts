import type { FastifyRequest } from 'fastify'
import { type DocumentName, documentNames, documentRow } from '#content/documents/documents.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { forEachDocument } from '#contract/call.ts'
import type { documentCalls } from '#contract/documents.ts'
import { authorOf, personOf } from '../calls/guard-calls.ts'
import type { CallInput, HandlerOf, Handlers } from '../calls/serve-calls.ts'
import { sendResponse } from '../http/send.ts'
import type { Api } from './api.ts'
import { documentIn } from './document-bodies.ts'
import { DocumentResponses } from './document-responses.ts'
import { type DocumentSaver, savedBody } from './document-saver.ts'
import { preconditionOf } from './preconditions.ts'

type Options = Pick<Api, 'store' | 'security'> & { readonly saver: DocumentSaver }

/** Reads, saves and publishes documents. */
export function documentHandlers({ store, security, saver }: Options): Handlers<typeof documentCalls> {
  const documents = new DocumentResponses({ store, headers: security.forData })

  /** The response already has all its headers and bodies, so it bypasses Fastify. */
  const read =
    (document: DocumentName): HandlerOf<`GET /api/${DocumentName}`> =>
    async ({ request, reply }) => {
      const response = await documents.latest(document, readsStored(request))
      reply.hijack()
      const onError = (err: unknown) => request.log.error({ err }, 'Falló una llamada')
      await sendResponse(request.raw, reply.raw, response, { onError })
      return reply
    }

  const save =
    (document: DocumentName): HandlerOf<`POST /api/${DocumentName}`> =>
    (input) => {
      const value = documentIn(document, input.body)
      return saveDocument(saver, { document, value, isComplete: !readsStored(input.request) }, input)
    }

  return {
    ...forEachDocument(documentNames, (document) => `GET /api/${document}`, read),
    ...forEachDocument(documentNames, (document) => `POST /api/${document}`, save),
    'POST /api/update-sections': async () => ({ release: await saver.publishLatest('selected-sections') }),
  }
}

/** Whether the client works with documents as they are stored, like the admin's forms. */
const readsStored = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept === storedMediaType

type Sent = {
  readonly document: DocumentName
  readonly value: unknown
  /** The client read the document with its facts in place, not as it is stored. */
  readonly isComplete?: boolean
}

/** Saves a value, publishes it if saving publishes this document, and returns the saved state. */
export async function saveDocument(
  saver: DocumentSaver,
  sent: Sent,
  { request, reply }: Pick<CallInput<unknown>, 'request' | 'reply'>,
) {
  const { document } = sent
  const saved = await saver.save({
    ...{ ...sent, author: authorOf(request), role: personOf(request).role },
    expected: preconditionOf(request),
  })
  const { publishesOnSave } = documentRow(document)
  const released = publishesOnSave ? { release: await saver.publish(document, saved) } : {}

  const { revision } = saved
  request.change = { document, number: revision.number }
  reply.header('ETag', revisionTag(document, revision))
  return { ...savedBody(document, saved), revision, ...released }
}
