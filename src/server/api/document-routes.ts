import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type DocumentName, documentNames, documentRow } from '#content/documents/documents.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import { forEachDocument } from '#contract/call.ts'
import type { documentCalls } from '#contract/documents.ts'
import type { HandlerOf, Handlers } from '../calls/serve-calls.ts'
import { sendResponse } from '../http/send.ts'
import { Problem } from '../problems/problem.ts'
import { PreparedResponse } from '../responses/prepared-response.ts'
import type { Api } from './api.ts'
import { preconditionOf } from './stored-versions.ts'

/** Reads, saves and publishes documents. */
export function documentHandlers(api: Api): Handlers<typeof documentCalls> {
  const { store, security, saver } = api
  /** Each revision is read, encoded as JSON and compressed once. */
  const latest = new Map<string, { tag: string; response: Promise<PreparedResponse> }>()

  async function latestResponse(document: DocumentName, isStored: boolean): Promise<PreparedResponse> {
    const summary = await store.latestSummary(document)
    if (!summary) throw new Problem('not_found')
    const tag = revisionTag(document, summary)
    const key = isStored ? `${document} stored` : document
    const known = latest.get(key)
    if (known?.tag === tag) return known.response
    const response = makeResponse(document, isStored)
    latest.set(key, { tag, response })
    response.catch(() => latest.delete(key))
    return response
  }

  /** @param isStored With marks and with empty derived fields, for a form. Otherwise site-content is complete. */
  async function makeResponse(document: DocumentName, isStored: boolean): Promise<PreparedResponse> {
    const revision = await readRevision(document, isStored)
    if (!revision) throw new Problem('not_found')
    const { value } = revision
    const { bodyKey, isBareBody, isPublic } = documentRow(document)
    return new PreparedResponse({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: Buffer.from(JSON.stringify(isBareBody ? value : { [bodyKey]: value })),
      headers: {
        'Cache-Control': isPublic ? 'no-cache' : 'private, no-cache',
        Vary: 'Accept',
        ...security.forData,
      },
      etag: revisionTag(document, revision),
      isForOneRequest: true,
    })
  }

  async function readRevision(document: DocumentName, isStored: boolean) {
    if (document !== 'site-content' || isStored) return store.latestRevision(document)
    const revision = await store.latestRevision(document)
    return revision && { ...revision, value: completeContent(revision.value) }
  }

  /** The response already has all its headers and bodies, so it bypasses Fastify. */
  const read =
    (document: DocumentName): HandlerOf<`GET /api/${DocumentName}`> =>
    async ({ request, reply }) => {
      const response = await latestResponse(document, readsStored(request))
      reply.hijack()
      const onError = (err: unknown) => request.log.error({ err }, 'Falló una llamada')
      await sendResponse(request.raw, reply.raw, response, { onError })
      return reply
    }

  const save =
    (document: DocumentName): HandlerOf<`POST /api/${DocumentName}`> =>
    async ({ body, person, request, reply }) => {
      const saved = await saver.save({
        document,
        value: documentIn(document, body),
        isComplete: !readsStored(request),
        author: person.name,
        role: person.role,
        expected: preconditionOf(request),
      })
      request.change = saved.revision
      reply.header('ETag', revisionTag(document, saved.revision))
      return saved
    }

  return {
    ...forEachDocument(documentNames, (document) => `GET /api/${document}`, read),
    ...forEachDocument(documentNames, (document) => `POST /api/${document}`, save),
    'POST /api/update-sections': async () => ({ release: await saver.publishLatest('selected-sections') }),
  }
}

/** Whether the client works with documents as they are stored, like the admin's forms. */
const readsStored = ({ headers }: FastifyRequest): boolean => headers.accept === storedMediaType

/** The document from the body of a POST. @throws {Problem} when the body does not contain exactly the document. */
function documentIn(document: DocumentName, body: unknown): unknown {
  const { bodyKey, isBareBody } = documentRow(document)
  const value = isBareBody ? body : z.strictObject({ [bodyKey]: z.unknown() }).safeParse(body).data?.[bodyKey]
  if (value !== undefined && value !== null) return value
  const message = isBareBody
    ? 'Envíe el documento como un objeto JSON.'
    : `Envíe solo el documento, como ${bodyKey}.`
  throw new Problem('invalid_request', { issues: [{ path: bodyKey, message }] })
}
