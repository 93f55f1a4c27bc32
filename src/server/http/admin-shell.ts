import { hash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Publisher } from '../releases/publisher.ts'
import type { Release } from '../releases/release.ts'
import { headerObject } from './header-object.ts'
import type { SecurityHeaders } from './security-headers.ts'

const entry = 'src/admin/main.tsx'

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const manifest = z.record(z.string(), chunk)

type Manifest = z.output<typeof manifest>

/** HTML of the head that loads the admin; `undefined` when the admin was not built. */
export function readAdminHead(adminFolder: string): string | undefined {
  const file = join(adminFolder, '.vite/manifest.json')
  if (!existsSync(file)) return undefined
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const first = chunks[entry]
  return first && headOf(adminFolder, first.file, [...chunksBefore(chunks, entry)])
}

/** The chunk itself and its static imports. */
function chunksBefore(chunks: Manifest, key: string, seen = new Map<string, z.output<typeof chunk>>()) {
  const found = chunks[key]
  if (!found || seen.has(key)) return seen.values()
  seen.set(key, found)
  for (const imported of found.imports) chunksBefore(chunks, imported, seen)
  return seen.values()
}

/** Each script has an integrity hash of the built file. */
function headOf(folder: string, file: string, chunks: readonly z.output<typeof chunk>[]): string {
  const integrity = (name: string) =>
    `integrity="sha384-${hash('sha384', readFileSync(join(folder, name)), 'base64')}"`
  const styles = [...new Set(chunks.flatMap(({ css }) => css))]
  const others = chunks.map((each) => each.file).filter((other) => other !== file)
  return [
    ...styles.toReversed().map((style) => `<link rel="stylesheet" href="/${style}">`),
    ...others.map((other) => `<link rel="modulepreload" href="/${other}" ${integrity(other)}>`),
    `<script type="module" src="/${file}" ${integrity(file)}></script>`,
  ].join('')
}

type Options = {
  readonly head: string
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
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      setImmediate(onVisit)
      return reply
        .headers(headerObject(security.forAdmin(nonce)))
        .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(documentOf(head, nonce, emblemOf(publisher.live)))
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
