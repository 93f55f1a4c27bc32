import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { hasSessionCookie } from '../auth/call-headers.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Release } from '../releases/release.ts'
import { escaped } from '../responses/escape-html.ts'
import type { AdminHead } from './admin-head.ts'
import type { SecurityHeaders } from './security-headers.ts'

type Options = {
  readonly head: AdminHead
  readonly security: SecurityHeaders
  readonly publisher: Pick<Publisher, 'live'>
  /** Called for each visit, which is likely to lead to a sign-in. */
  readonly onVisit: () => void
}

/** What follows `/admin/`. */
type AdminRoute = { Params: { readonly '*'?: string } }

/** Every admin page is the same HTML document. The browser renders the rest and asks who is signed in. */
export const adminShell: FastifyPluginAsync<Options> = async (
  app,
  { head, security, publisher, onVisit },
) => {
  const headFor = ({ params, headers }: FastifyRequest<AdminRoute>) => {
    const screen = params['*']?.replace(/\/$/, '') ?? ''
    if (screen === 'entrar') return head.signIn
    if (!hasSessionCookie(headers.cookie)) return head.visitor
    if (screen === '') return head.start
    return screen === 'editar' ? head.editingView : head.screen
  }

  for (const url of ['/admin', '/admin/*']) {
    app.get<AdminRoute>(url, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      setImmediate(onVisit)
      return reply
        .headers(security.forAdmin(nonce))
        .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(documentOf(headFor(request), nonce, emblemOf(publisher.live)))
    })
  }
}

/** Path of the icon for the browser tab. It contains the version of the drawings. */
function emblemOf(release: Release | undefined): string | undefined {
  for (const path of release?.paths() ?? []) if (path.endsWith('/emblema.svg')) return path
  return undefined
}

const documentOf = (head: string, nonce: string, icon: string | undefined) =>
  // A translation moves texts that React removes later, and would change what she types.
  `<!doctype html><html lang="es-MX" translate="no" class="notranslate"><head><meta charset="utf-8">` +
  `<meta name="google" content="notranslate"><title>Administración</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  // iOS would make telephone links of licence numbers.
  `<meta name="format-detection" content="telephone=no">` +
  `<meta name="robots" content="noindex"><meta name="csp-nonce" content="${nonce}">` +
  `${icon ? `<link rel="icon" href="${escaped(icon)}">` : ''}${head}</head>` +
  `<body><div id="admin"></div><noscript>La administración del sitio necesita JavaScript: ` +
  `actívelo en su navegador y vuelva a cargar esta página.</noscript></body></html>`
