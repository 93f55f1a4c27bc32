import type { FastifyRequest } from 'fastify'
import type { DocumentName } from '#content/documents/documents.ts'
import { findMisfit } from '#content/documents/draft-shape.ts'
import { withDrafts } from '#content/documents/draft-snapshot.ts'
import { currentFormat } from '#content/stored/formats.ts'
import { isJson } from '#content/values/json.ts'
import type { draftCalls } from '#contract/drafts.ts'
import { authorOf, personOf } from '../../calls/guard-calls.ts'
import type { CallInput, Handlers } from '../../calls/serve-calls.ts'
import { refuseOtherSites } from '../../http/refuse-cross-site.ts'
import { Problem } from '../../problems/problem.ts'
import { type DraftSubject, isDraftSubject, type StoredDraft } from '../../store/drafts.ts'
import { draftTree } from '../../store/read-draft.ts'
import { refuseNul } from '../../store/refuse-nul.ts'
import type { Api } from '../api.ts'
import { editPageHandler } from '../edit-page/edit-page-route.ts'
import { sendOwnersPage } from '../owner-page.ts'
import { preconditionOf } from '../preconditions.ts'
import { refuseTooManyValues } from '../reasonable-size.ts'
import { liveRelease, publishedSnapshot } from '../snapshots.ts'
import { chosenDrafts } from './chosen-drafts.ts'
import type { DraftLinks } from './draft-links.ts'
import { createDraftPublisher } from './publish-drafts.ts'

type Parts = Api & { readonly links: DraftLinks }

/** A person's own drafts, which drafts the others have changed lately, and what shows and publishes them. */
export function draftHandlers(api: Parts): Handlers<typeof draftCalls> {
  const { store, drafts, links, config } = api
  const draftPublisher = createDraftPublisher(api)
  const one = ownDraftHandlers(api)

  return {
    'GET /api/drafts': async ({ request }) => {
      const { id } = personOf(request)
      const latest = await store.latestSummaries()
      return {
        drafts: await drafts.list(id),
        others: await drafts.listOthers(id),
        latest: Object.fromEntries(latest.map(({ document, number }) => [document, number])),
      }
    },

    'GET /api/drafts/:document': one.read,
    'GET /api/drafts/:document/:entry': one.read,
    'PUT /api/drafts/:document': one.store,
    'PUT /api/drafts/:document/:entry': one.store,
    'DELETE /api/drafts/:document': one.remove,
    'DELETE /api/drafts/:document/:entry': one.remove,

    'POST /api/edit-page': editPageHandler(api),

    'GET /api/draft-page': async ({ query: { path, show, without }, request, reply }) => {
      refuseOtherSites(request, config.siteUrl)
      const published = await publishedSnapshot(api)
      if (show === 'live') return sendOwnersPage(reply, api, published, path)
      const chosen = await chosenDrafts(drafts, personOf(request).id, [without].flat())
      return sendOwnersPage(reply, api, withDrafts(published, chosen.drafts), path)
    },

    'GET /api/draft-links': async () => ({ links: await links.list() }),

    'POST /api/draft-links': async ({ body, request }) => {
      const { revisions } = liveRelease(api)
      const { id: account } = personOf(request)
      const chosen = await chosenDrafts(drafts, account, body.leftOut)
      const { token, ...made } = await links.create({ account, revisions, ...chosen })
      return { ...made, url: `${config.siteUrl}/borrador/${token}` }
    },

    'DELETE /api/draft-links/:id': ({ params }) => links.revoke(params.id),

    'POST /api/publish-drafts': async ({ body, request }) => {
      const author = { name: authorOf(request), role: personOf(request).role }
      const published = await draftPublisher.publish(body.changes, author)
      const [first] = published.saved
      if (first) request.change = { document: first.document, number: first.revision.number }
      return published
    },
  }
}

function ownDraftHandlers({ drafts }: Pick<Api, 'drafts'>) {
  type Of = { readonly params: { document: DocumentName; entry?: string | undefined } }
  type Input = Pick<CallInput<unknown>, 'request'> & Of

  async function read({ params, request }: Input) {
    const found = await drafts.find(personOf(request).id, subjectOf(params))
    if (!found) throw new Problem('not_found')
    return found
  }

  async function store({ params, body, request }: Input & Pick<CallInput<Stored>, 'body'>) {
    const { id: account } = personOf(request)
    const subject = subjectOf(params)
    refuseMisfit(subject, body)
    const { base, value, ...state } = body
    const stored = await drafts.store({
      ...{ account, subject, basedOn: basedOn(request), ...state },
      ...{ base: storable(base), value: storable(value) },
    })
    return stored ?? refuseStale(await drafts.find(account, subject))
  }

  async function remove({ params, request }: Input) {
    const { id: account } = personOf(request)
    const subject = subjectOf(params)
    const isGone = await drafts.remove(account, subject, basedOn(request) ?? '')
    if (!isGone) refuseStale(await drafts.find(account, subject))
  }

  return { read, store, remove }
}

type Stored = (typeof draftCalls)['PUT /api/drafts/:document']

/** @throws {Problem} `not_found` for an entry of a document that has none. */
function subjectOf(params: { document: DocumentName; entry?: string | undefined }): DraftSubject {
  if (!isDraftSubject(params)) throw new Problem('not_found')
  refuseNul(params.entry ?? '')
  return params
}

/** The version in `If-Match`. */
function basedOn(request: FastifyRequest): string | undefined {
  const expected = preconditionOf(request)
  return typeof expected === 'string' ? undefined : expected?.[0]?.slice(1, -1)
}

/** A draft of another format is stored as it is, and brought forward when it is read. */
function refuseMisfit(subject: DraftSubject, { format, base, value }: CallInput<Stored>['body']): void {
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

function storable(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.includes('\\u0000')) refuseNul('\0')
  return text
}

function refuseStale(current: StoredDraft | undefined): never {
  throw new Problem('stale_draft', { current: current ?? null })
}
