import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type DocumentName, documentNames, documentRow } from '#content/documents/documents.ts'
import { revisionTag } from '#content/documents/revision-tag.ts'
import { completeForm } from '#content/facts/complete-form.ts'
import { shownMediaType } from '#content/facts/shown-media-type.ts'
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

  async function latestResponse(document: DocumentName, form: Form): Promise<PreparedResponse> {
    const summary = await store.latestSummary(document)
    if (!summary) throw new Problem('not_found')
    const tag = revisionTag(document, summary)
    const key = `${document} ${form}`
    const known = latest.get(key)
    if (known?.tag === tag) return known.response
    const response = makeResponse(document, form)
    latest.set(key, { tag, response })
    response.catch(() => latest.delete(key))
    return response
  }

  async function makeResponse(document: DocumentName, form: Form): Promise<PreparedResponse> {
    const revision = await readRevision(document, form)
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

  async function readRevision(document: DocumentName, form: Form) {
    const revision = await store.latestRevision(document)
    if (!revision || form === 'stored') return revision
    if (form === 'sent') return store.asSent(revision)
    return { ...revision, value: completeForm(document, revision.value) }
  }

  /** The response already has all its headers and bodies, so it bypasses Fastify. */
  const read =
    (document: DocumentName): HandlerOf<`GET /api/${DocumentName}`> =>
    async ({ request, reply }) => {
      const response = await latestResponse(document, formOf(request))
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
        isFromProgram: formOf(request) !== 'stored',
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

/** How a client works with a document: as it is stored, as visitors read it, or as programs send and read it. */
type Form = 'stored' | 'shown' | 'sent'

const formOf = ({ headers }: FastifyRequest): Form => forms.get(headers.accept) ?? 'sent'

const forms = new Map<string | undefined, Form>([
  [storedMediaType, 'stored'],
  [shownMediaType, 'shown'],
])

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
