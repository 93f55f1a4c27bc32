import { hash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasSessionCookie } from '../auth/session-cookie.ts'
import type { Publisher } from '../releases/publisher.ts'
import type { Release } from '../releases/release.ts'
import { headerObject } from './header-object.ts'
import type { SecurityHeaders } from './security-headers.ts'

const entry = 'src/admin/main.tsx'
/** What the start screen adds. It loads in three steps, one after the other, if the page does not name it. */
const startEntries = [
  'src/admin/start/start-screen.tsx',
  'src/admin/start/today/today-start.tsx',
  'src/admin/publish/publish-button.tsx',
]

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const manifest = z.record(z.string(), chunk)

type Chunk = z.output<typeof chunk>
type Manifest = z.output<typeof manifest>

export type AdminHead = {
  /** HTML of the head that loads the admin. */
  readonly every: string
  /** What the start screen adds, for people who signed in. */
  readonly start: string
}

/** Undefined when the admin was not built. */
export function readAdminHead(adminFolder: string): AdminHead | undefined {
  const file = join(adminFolder, '.vite/manifest.json')
  if (!existsSync(file)) return undefined
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const first = chunks[entry]
  if (!first) return undefined
  const known = new Map<string, Chunk>()
  const every = headOf(adminFolder, first.file, [...chunksBefore(chunks, entry, known)])
  const already = new Set(known.keys())
  for (const key of startEntries) chunksBefore(chunks, key, known)
  const added = [...known].flatMap(([key, found]) => (already.has(key) ? [] : [found.file]))
  return { every, start: preloads(adminFolder, added) }
}

/** The chunk itself and its static imports. */
function chunksBefore(chunks: Manifest, key: string, seen = new Map<string, Chunk>()) {
  const found = chunks[key]
  if (!found || seen.has(key)) return seen.values()
  seen.set(key, found)
  for (const imported of found.imports) chunksBefore(chunks, imported, seen)
  return seen.values()
}

/** Each script has an integrity hash of the built file. */
function headOf(folder: string, file: string, chunks: readonly Chunk[]): string {
  const styles = [...new Set(chunks.flatMap(({ css }) => css))]
  const others = chunks.map((each) => each.file).filter((other) => other !== file)
  return [
    ...styles.toReversed().map((style) => `<link rel="stylesheet" href="/${style}">`),
    preloads(folder, others),
    `<script type="module" src="/${file}" ${integrity(folder, file)}></script>`,
  ].join('')
}

const preloads = (folder: string, files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" href="/${file}" ${integrity(folder, file)}>`).join('')

const integrity = (folder: string, file: string): string =>
  `integrity="sha384-${hash('sha384', readFileSync(join(folder, file)), 'base64')}"`

type Options = {
  readonly head: AdminHead
  readonly security: SecurityHeaders
  readonly publisher: Pick<Publisher, 'live'>
  /** Called for each visit, which is likely to lead to a sign-in. */
  readonly onVisit: () => void
}

/** Every admin page is the same HTML document. The browser renders the rest and asks who is signed in. */
export const adminShell: FastifyPluginAsync<Options> = async (
  app,
  { head, security, publisher, onVisit },
) => {
  const headFor = ({ url, headers }: FastifyRequest) =>
    /^\/admin\/?$/.test(url) && hasSessionCookie(headers.cookie) ? head.every + head.start : head.every

  for (const url of ['/admin', '/admin/*']) {
    app.get(url, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      setImmediate(onVisit)
      return reply
        .headers(headerObject(security.forAdmin(nonce)))
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
  `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>Administración</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><meta name="csp-nonce" content="${nonce}">` +
  `${icon ? `<link rel="icon" href="${escaped(icon)}">` : ''}${head}</head>` +
  `<body><div id="admin"></div><noscript>La administración del sitio necesita JavaScript: ` +
  `actívelo en su navegador y vuelva a cargar esta página.</noscript></body></html>`

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
