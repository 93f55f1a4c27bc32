import { LRUCache } from 'lru-cache'
import type { siteCalls } from '#contract/site.ts'
import type { CallInput, Handlers } from '../../calls/serve-calls.ts'
import { Problem } from '../../problems/problem.ts'
import type { Release } from '../../releases/release.ts'
import type { Pages } from '../../releases/renderer.ts'
import type { Api } from '../api.ts'
import { liveRelease, onItsDays, sendUnpublishedPage } from '../unpublished-pages.ts'
import type { DraftLinks, ShownDraft } from './draft-links.ts'
import { withDrafts } from './draft-snapshot.ts'
import { linksScript, sharedDraftPage } from './shared-draft-page.ts'

const minutes = 60_000
const robots = 'noindex, nofollow'
const visits = { name: 'draft-link', max: 600, window: 10 * minutes }
const misses = { name: 'draft-link-miss', max: 60, window: 10 * minutes }

/** Most drafts whose pages stay in memory with one release. */
const maxStored = 4

/** Pages of a draft for people with its link. They need no account, and nobody may keep or index them. */
export function sharedDraftHandlers(api: Api & { readonly links: DraftLinks }) {
  const { store, links, renderer, security, requestLimit } = api
  const stored = new WeakMap<Release, LRUCache<string, Pages>>()

  async function sendDraft(
    { request, reply }: Pick<CallInput<unknown>, 'request' | 'reply'>,
    token: string,
    rest: string,
  ) {
    await requestLimit.count(request, visits)
    const live = liveRelease(api)
    const shown = await links.find(token)
    if (!shown) {
      await requestLimit.count(request, misses)
      return sendUnpublishedPage(reply, security, live.pages.closedDraft(), robots)
    }
    const pages = await pagesOf(shown, live)
    const path = pathOf(rest)
    const onDays = onItsDays(pages.snapshot, path)
    const shownPages = onDays === pages.snapshot ? pages : renderer.open(onDays)
    const page = shownPages.render(path) ?? pages.notFound()
    const prefix = `/borrador/${token}`
    if (page.status === 308) return reply.redirect(prefix + page.location, 307)
    if (page.location !== undefined) return reply.redirect(page.location, 307)
    if (!page.contentType.startsWith('text/html')) throw new Problem('not_found')
    const draft = sharedDraftPage(page, { prefix, expiresAt: shown.expiresAt })
    return sendUnpublishedPage(reply, security, draft, robots)
  }

  async function pagesOf({ id, revisions, drafts }: ShownDraft, live: Release): Promise<Pages> {
    const ofRelease = stored.get(live) ?? new LRUCache<string, Pages>({ max: maxStored })
    stored.set(live, ofRelease)
    const known = ofRelease.get(id)
    if (known) return known
    const pages = renderer.open(withDrafts(await store.loadSnapshot(revisions, live), drafts).snapshot)
    ofRelease.set(id, pages)
    return pages
  }

  return {
    'GET /borrador/enlaces.js': ({ reply }) =>
      reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(linksScript),
    'GET /borrador/:token': (input) => sendDraft(input, input.params.token, ''),
    'GET /borrador/:token/*': (input) => sendDraft(input, input.params.token, input.params['*']),
  } satisfies Partial<Handlers<typeof siteCalls>>
}

const pathOf = (rest: string) => `/${rest.replace(/(?<!\/)\/+$/, '')}`
