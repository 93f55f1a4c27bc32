import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { findMisfit } from '#content/documents/draft-shape.ts'
import { isJson } from '#content/values/json.ts'
import type { draftCalls } from '#contract/drafts.ts'
import { refuseOtherSites } from '../../calls/guard-calls.ts'
import type { CallInput, Handlers } from '../../calls/serve-calls.ts'
import { Problem } from '../../problems/problem.ts'
import { type DraftSubject, isDraftSubject, type StoredDraft } from '../../store/drafts.ts'
import { draftTree } from '../../store/read-draft.ts'
import { refuseNul } from '../../store/store-errors.ts'
import type { Api } from '../api.ts'
import { refuseTooManyValues } from '../save-checks.ts'
import { preconditionOf } from '../stored-versions.ts'
import { liveRelease, publishedSnapshot, savedSnapshot, sendOwnersPage } from '../unpublished-pages.ts'
import { chosenDrafts } from './chosen-drafts.ts'
import type { DraftLinks } from './draft-links.ts'
import { draftsOf, withDrafts } from './draft-snapshot.ts'
import { createDraftPublisher } from './publish-drafts.ts'

const compress = promisify(gzip)

/** The drafts, and what shows and publishes them. */
export function draftHandlers(api: Api & { readonly links: DraftLinks }): Handlers<typeof draftCalls> {
  const { store, drafts, links, config, publisher } = api
  const draftPublisher = createDraftPublisher(api)
  const one = oneDraftHandlers(api)

  return {
    'GET /api/drafts': async () => {
      const latest = await store.latestSummaries()
      const live = publisher.live
      const savedSections = latest.find(({ document }) => document === 'selected-sections')
      const areLive = savedSections?.number === live?.revisions['selected-sections']
      return {
        drafts: await drafts.list(),
        latest: Object.fromEntries(latest.map(({ document, number }) => [document, number])),
        publishedSections: areLive ? null : (live?.snapshot['selected-sections'] ?? null),
      }
    },

    'GET /api/drafts/:document': one.read,
    'GET /api/drafts/:document/:entry': one.read,
    'PUT /api/drafts/:document': one.store,
    'PUT /api/drafts/:document/:entry': one.store,
    'DELETE /api/drafts/:document': one.remove,
    'DELETE /api/drafts/:document/:entry': one.remove,

    'PUT /api/left-out': ({ body: { thing, isLeftOut, ...subject }, person }) => {
      refuseNul(thing)
      return drafts.leaveOut(subjectOf(subject), thing, isLeftOut, person.name)
    },

    'POST /api/edit-page': async ({ body: { path, ...edits }, request, reply }) => {
      const saved = await savedSnapshot(api)
      const { snapshot, refused } = withDrafts(saved, draftsOf(saved, edits))
      const sample = await api.checks.sample()
      const { page, fields, samples } = api.renderer.renderForEditing(snapshot, path, sample)
      const shown = { html: page.body, status: page.status, fields: [...fields], samples, refused }
      reply.header('Vary', 'Accept-Encoding')
      if (!`${request.headers['accept-encoding'] ?? ''}`.includes('gzip')) return shown
      // A page is sent for every pause in typing, so speed counts more than bytes.
      const compressed = await compress(JSON.stringify(shown), { level: constants.Z_BEST_SPEED })
      return reply.type('application/json; charset=utf-8').header('Content-Encoding', 'gzip').send(compressed)
    },

    'GET /api/draft-page': async ({ query: { path, show, without }, request, reply }) => {
      refuseOtherSites(request, config.siteUrl)
      const published = await publishedSnapshot(api)
      if (show === 'live') return sendOwnersPage(reply, api, published, path)
      const chosen = await chosenDrafts(drafts, [without].flat())
      return sendOwnersPage(reply, api, withDrafts(published, chosen.drafts).snapshot, path)
    },

    'GET /api/draft-links': async () => ({ links: await links.list() }),

    'POST /api/draft-links': async ({ body, person: { id: account } }) => {
      const { revisions } = liveRelease(api)
      const chosen = await chosenDrafts(drafts, body.leftOut)
      const { token, ...made } = await links.create({ account, revisions, ...chosen })
      return { ...made, url: `${config.siteUrl}/borrador/${token}` }
    },

    'DELETE /api/draft-links/:id': ({ params }) => links.revoke(params.id),

    'POST /api/publish-drafts': async ({ body, person, request }) => {
      const published = await draftPublisher.publish(body.changes, person)
      request.change = published.saved[0]?.revision
      return published
    },
  }
}

function oneDraftHandlers({ drafts }: Pick<Api, 'drafts'>) {
  type Of = { readonly params: { document: DraftDocument; entry?: string | undefined } }
  type Input = Pick<CallInput<unknown>, 'person' | 'request'> & Of

  async function read({ params }: Input) {
    const found = await drafts.find(subjectOf(params))
    if (!found) throw new Problem('not_found')
    return found
  }

  async function store({ params, body, person, request }: Input & Pick<CallInput<Stored>, 'body'>) {
    const subject = subjectOf(params)
    refuseMisfit(subject, body)
    const { base, value, ...state } = body
    const stored = await drafts.store({
      ...state,
      author: person.name,
      subject,
      basedOn: basedOn(request),
      base: storable(base),
      value: storable(value),
    })
    return stored ?? refuseStale(await drafts.find(subject))
  }

  async function remove({ params, request }: Input) {
    const subject = subjectOf(params)
    const isGone = await drafts.remove(subject, basedOn(request) ?? '')
    if (!isGone) refuseStale(await drafts.find(subject))
  }

  return { read, store, remove }
}

type Stored = (typeof draftCalls)['PUT /api/drafts/:document']

/** @throws {Problem} `not_found` for an entry of a document that has none. */
function subjectOf(params: { document: DraftDocument; entry?: string | undefined }): DraftSubject {
  if (!isDraftSubject(params)) throw new Problem('not_found')
  refuseNul(params.entry ?? '')
  return params
}

/** The version in `If-Match`. */
function basedOn(request: FastifyRequest): string | undefined {
  const expected = preconditionOf(request)
  return typeof expected === 'string' ? undefined : expected?.[0]?.slice(1, -1)
}

function refuseMisfit(subject: DraftSubject, { base, value }: CallInput<Stored>['body']): void {
  refuseTooManyValues([base, value])
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

function storable(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.includes('\\u0000')) refuseNul('\0')
  return text
}

function refuseStale(current: StoredDraft | undefined): never {
  throw new Problem('stale_draft', { current: current ?? null })
}
