import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { siteCalls } from '#contract/site.ts'
import type { CallInput, Handlers } from '../../calls/serve-calls.ts'
import { Problem } from '../../problems/problem.ts'
import type { Release } from '../../releases/release.ts'
import type { Page, Pages } from '../../releases/renderer.ts'
import type { Api } from '../api.ts'
import { liveRelease, onItsDays, sendUnpublishedPage } from '../unpublished-pages.ts'
import type { DraftLinks, ShownDraft } from './draft-links.ts'
import { withDrafts } from './draft-snapshot.ts'

const minutes = 60_000
const robots = 'noindex, nofollow'
const visits = { name: 'draft-link', max: 600, window: 10 * minutes }
const misses = { name: 'draft-link-miss', max: 60, window: 10 * minutes }

/** Most drafts whose pages stay in memory with one release. */
const maxStored = 4

/** Pages of a draft for people with its link. They need no account, and no one may keep or index them. */
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

type Options = {
  /** Path of the link: `/borrador/<token>`. */
  readonly prefix: string
  readonly expiresAt: string
}

/** Keeps links that appear after a click inside the draft. The server has already changed those of the page. */
const linksScript = `const prefix = location.pathname.split('/').slice(0, 3).join('/')
addEventListener('click', (event) => {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement && each.href)
  if (!link || link.origin !== location.origin) return
  const isPage = !/^\\/(?:borrador|admin|api)(?:\\/|$)|\\.\\w+$/.test(link.pathname)
  if (isPage) link.href = prefix + (link.pathname === '/' ? '' : link.pathname) + link.search + link.hash
}, true)
`

const css = `.borrador-aviso{margin:0;padding:.6rem 1rem;background:#3b2f14;color:#fff;font:600 .9375rem/1.4 Figtree,system-ui,sans-serif;text-align:center}`
const cssHash = `'sha256-${hash('sha256', css, 'base64')}'`

const day = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Mexico_City',
})

/** A page of a draft: it says that it is not published, and its links stay inside the draft. */
export function sharedDraftPage(page: Page, { prefix, expiresAt }: Options): Page {
  const notice =
    `<style>${css}</style><p class="borrador-aviso" role="note">Borrador: así se vería el sitio. ` +
    `No está publicado. Este enlace abre hasta el ${day.format(new Date(expiresAt))}.</p>` +
    `<script type="module" src="/borrador/enlaces.js"></script>`
  const body = page.body
    .replace(/(<a\b[^<>]*?\shref=")(\/[^"]*)(")/g, (whole, start: string, path: string, end: string) =>
      isPagePath(path) ? `${start}${inDraft(prefix, path)}${end}` : whole,
    )
    .replace(/<link rel="canonical"[^<>]*>/, '')
    .replace(
      '<meta charSet="utf-8"/>',
      '<meta charSet="utf-8"/><meta name="robots" content="noindex, nofollow"/>',
    )
    .replace(/<body[^<>]*>/, (start) => start + notice)
  return { ...page, body, styleHashes: [...page.styleHashes, cssHash] }
}

const inDraft = (prefix: string, path: string) =>
  prefix + (path === '/' ? '' : path.replace(/^\/(?=[#?])/, ''))

/** Files and other parts of the server are not pages of the draft. */
const isPagePath = (path: string) =>
  !path.startsWith('//') && !/^\/(?:borrador|admin|api)(?:\/|$)/.test(path) && !/\.\w+(?:[?#]|$)/.test(path)
