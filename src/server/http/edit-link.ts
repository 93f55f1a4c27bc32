import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { hasSessionCookie } from '../auth/call-headers.ts'
import { privateRevalidated } from '../responses/cache-control.ts'
import { PreparedResponse, type ResponseHeaders } from '../responses/prepared-response.ts'

const css = `
#editar-pagina{position:fixed;left:12px;bottom:calc(76px + env(safe-area-inset-bottom));z-index:90;display:flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid #fff;border-radius:22px;background:#1d1d22;color:#fff;font:600 15px/1.2 system-ui,sans-serif;text-decoration:none;box-shadow:0 4px 16px rgb(0 0 0/30%)}
#editar-pagina:hover{background:#3a3a42}
#editar-pagina:focus-visible{outline:3px solid #fff;outline-offset:-6px}
@media(min-width:768px){#editar-pagina{bottom:16px;left:16px}}
@media print{#editar-pagina{display:none}}`
const styleHash = `'sha256-${hash('sha256', css, 'base64')}'`

/**
 * Whether a person who signed in opens a page in a tab of its own. The session is not checked: the link shows nothing
 * private, and the admin checks the session. The pages in the admin's frames need no link.
 */
export const wantsEditLink = ({ headers }: IncomingMessage): boolean =>
  hasSessionCookie(headers.cookie) && headers['sec-fetch-dest'] === 'document'

/** The same page with a link that opens it in the editing view. Shared caches must not keep it. */
export function withEditLink(page: PreparedResponse, path: string): PreparedResponse {
  const { content } = page
  if (content.status !== 200 || !content.contentType.startsWith('text/html')) return page
  const body = content.body.toString().replace(/(?=<\/body><\/html>\s*$)/, () => editLink(path))
  return new PreparedResponse({
    ...content,
    body: Buffer.from(body),
    isForOneRequest: true,
    headers: privateHeaders(content.headers),
  })
}

const editLink = (path: string): string =>
  `<style>${css}</style><aside aria-label="Edición"><a id="editar-pagina" href="/admin/editar?pagina=${encodeURIComponent(path)}">Editar esta página</a></aside>`

function privateHeaders(headers: ResponseHeaders): ResponseHeaders {
  const policy = headers['Content-Security-Policy'] ?? ''
  return {
    ...headers,
    'Cache-Control': privateRevalidated,
    'Content-Security-Policy': policy.replace("style-src 'self'", `style-src 'self' ${styleHash}`),
  }
}
