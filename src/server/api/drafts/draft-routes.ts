import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type DocumentName, documentNames } from '#content/documents.ts'
import { findMisfit } from '#content/draft-shape.ts'
import { currentFormat } from '#content/formats.ts'
import { isJson, type Json } from '#content/json.ts'
import { personOf } from '../../auth/enforce-permissions.ts'
import { Problem } from '../../problems/problem.ts'
import { type DraftSubject, type Drafts, isDraftSubject, type StoredDraft } from '../../store/drafts.ts'
import { draftTree } from '../../store/read-draft.ts'
import { refuseNul } from '../../store/refuse-nul.ts'
import type { Store } from '../../store/store.ts'
import { refuseTooManyValues } from '../reasonable-size.ts'

type Options = { readonly drafts: Drafts; readonly store: Pick<Store, 'latestSummaries'> }

const document = z.enum(documentNames, 'No existe ese documento.')
const entry = z.string().min(1).max(300)
const ofDocument = z.object({ document })
const ofEntry = z.object({ document, entry })

const json = z.unknown().refine(isJson, 'Envíe un valor JSON.')

const state = z.strictObject(
  {
    format: z.int('Diga el formato.').min(1).max(1000),
    changes: z.int('Diga cuántos cambios son.').min(0).max(100_000),
    baseTag: z.string().max(500).nullable(),
    base: json,
    value: json,
  },
  'Envíe el borrador con su base.',
)

const summary = z.object({
  document: z.string(),
  entry: z.string().optional(),
  version: z.string(),
  savedAt: z.string(),
  changes: z.int(),
})
const list = z.object({
  drafts: z.array(summary),
  others: z.array(
    z.object({ document: z.string(), entry: z.string().optional(), name: z.string(), savedAt: z.string() }),
  ),
  latest: z.record(z.string(), z.int()),
})

/** A person's own drafts, and which drafts the others have changed lately. */
export const draftRoutes: FastifyPluginAsyncZod<Options> = async (app, { drafts, store }) => {
  app.get('/api/drafts', { schema: { response: { 200: list } } }, async (request) => {
    const { id } = personOf(request)
    const latest = (await store.latestSummaries()).map(
      ({ document: name, number }) => [name, number] as const,
    )
    return {
      drafts: await drafts.list(id),
      others: await drafts.listOthers(id),
      latest: Object.fromEntries(latest),
    }
  })

  const routes = [
    { url: '/api/drafts/:document', params: ofDocument },
    { url: '/api/drafts/:document/:entry', params: ofEntry },
  ] as const
  for (const { url, params } of routes) {
    app.get(url, { schema: { params } }, async (request) => {
      const found = await drafts.find(personOf(request).id, subjectOf(request.params))
      if (!found) throw new Problem('not_found')
      return found
    })

    app.put(url, { schema: { params, body: state, response: { 200: summary } } }, async (request) => {
      const { id: account } = personOf(request)
      const subject = subjectOf(request.params)
      const { body } = request
      refuseMisfit(subject, body)
      const stored = await drafts.store({
        ...{ account, subject, basedOn: basedOn(request) },
        ...{ changes: body.changes, format: body.format, baseTag: body.baseTag },
        base: storable(body.base),
        value: storable(body.value),
      })
      return stored ?? refuseStale(await drafts.find(account, subject))
    })

    app.delete(url, { schema: { params } }, async (request, reply) => {
      const { id: account } = personOf(request)
      const subject = subjectOf(request.params)
      const isGone = await drafts.remove(account, subject, basedOn(request) ?? '')
      if (!isGone) refuseStale(await drafts.find(account, subject))
      return reply.code(204).send()
    })
  }
}

/** @throws {Problem} `not_found` for an entry of a document that has none. */
function subjectOf(params: { document: DocumentName; entry?: string | undefined }): DraftSubject {
  if (!isDraftSubject(params)) throw new Problem('not_found')
  refuseNul(params.entry ?? '')
  return params
}

/** The version in `If-Match`. */
const basedOn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /"([^"]*)"/.exec(headers['if-match'] ?? '')?.[1]

/** A draft of another format is stored as it is, and brought forward when it is read. */
function refuseMisfit(subject: DraftSubject, { format, base, value }: z.output<typeof state>): void {
  refuseTooManyValues([base, value])
  if (format !== currentFormat(subject.document)) return
  const tree = draftTree(subject)
  const issues = Object.entries({ base, value }).flatMap(([key, part]) => {
    const misfit = isJson(part) ? findMisfit(tree, part) : ''
    return misfit === undefined
      ? []
      : [{ path: misfit === '' ? key : `${key}.${misfit}`, message: wrongKind }]
  })
  if (issues.length > 0) throw new Problem('invalid_document', { issues })
}

const wrongKind = 'Aquí va otra clase de valor.'

function storable(value: Json | unknown): string {
  const text = JSON.stringify(value)
  if (text.includes('\\u0000')) refuseNul('\0')
  return text
}

function refuseStale(current: StoredDraft | undefined): never {
  throw new Problem('stale_draft', { current: current ?? null })
}
