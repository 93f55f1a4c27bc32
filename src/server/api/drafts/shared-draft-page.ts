import { hash } from 'node:crypto'
import type { Page } from '../../releases/renderer.ts'

type Options = {
  /** Path of the link: `/borrador/<token>`. */
  readonly prefix: string
  readonly expiresAt: string
}

/** Keeps links that appear after a click inside the draft. The server has already changed those of the page. */
export const linksScript = `const prefix = location.pathname.split('/').slice(0, 3).join('/')
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
