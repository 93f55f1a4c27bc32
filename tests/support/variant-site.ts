import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { catalogue, type SectionType, sectionTypes } from '#content/catalogue/index.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { createSecurityHeaders } from '#server/http/security-headers.ts'
import { loadRenderer } from '#server/releases/renderer.ts'
import { immutable, revalidated } from '#server/responses/cache-control.ts'
import { contentTypeOf } from '#server/responses/content-types.ts'
import { sampleDocuments } from '../../sample-site/index.ts'
import { type HardContentName, hardContent } from './hard-content.ts'
import { launchedAt } from './launched.ts'

export type ContentName = 'sample' | HardContentName
export const contentNames: readonly ContentName[] = [
  'sample',
  ...(Object.keys(hardContent) as HardContentName[]),
]

/** The variant of each section type; missing types are hidden. */
export type Choice = Readonly<Partial<Record<SectionType, string>>>

/** How a page is sent: in which pieces, and what passes after each. */
type Sending = {
  readonly cut: (html: string) => readonly string[]
  readonly pause: () => Promise<void>
}

const atOnce: Sending = { cut: (html) => [html], pause: async () => {} }

const root = join(import.meta.dirname, '../..')
const distFolder = join(root, 'dist')

export type VariantSite = Awaited<ReturnType<typeof startVariantSite>>

/** Serves any snapshot, rendered by the build: no store, no release, no cache. */
export async function startVariantSite() {
  const server = createServer((request, response) => {
    result(request, response).catch((error: unknown) => {
      state.failures.push(`${request.url}: ${error instanceof Error ? error.stack : error}`)
      response.writeHead(500).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')

  const url = `http://127.0.0.1:${address.port}`
  const renderer = await loadRenderer(distFolder, url)
  const security = createSecurityHeaders(url)
  const state = { snapshot: snapshotOf('sample', {}), failures: [] as string[], sending: atOnce }

  async function result(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', url)
    if (pathname === '/api/site-content') {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ siteContent: state.snapshot['site-content'] }))
      return
    }
    const file = extname(pathname) ? await readAsset(pathname) : undefined
    if (file) {
      response.setHeader('Content-Type', contentTypeOf(pathname))
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? immutable : revalidated)
      response.end(file)
      return
    }
    const page = renderer.open(state.snapshot).render(pathname) ?? renderer.open(state.snapshot).notFound()
    for (const { type, error } of page.sectionErrors) state.failures.push(`${type} shows its error: ${error}`)
    response.writeHead(page.status, {
      ...security.forPage(page),
      'Content-Type': page.contentType,
    })
    for (const piece of state.sending.cut(page.body)) {
      response.write(piece)
      await state.sending.pause()
    }
    response.end()
  }

  return {
    url,
    /** Sets the served snapshot, and how its pages are sent. */
    show(snapshot: Snapshot, sending: Sending = atOnce) {
      state.snapshot = snapshot
      state.sending = sending
    },
    render: (snapshot: Snapshot, path: string) => renderer.open(snapshot).render(path),
    /** Render errors since the last call. */
    takeFailures: () => state.failures.splice(0),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const readAsset = (path: string) => readFile(join(distFolder, 'client', path)).catch(() => undefined)

/** A content with a choice of variants. */
export function snapshotOf(content: ContentName, choice: Choice): Snapshot {
  const documents = content === 'sample' ? sampleDocuments : hardContent[content](sampleDocuments)
  return { ...parseSnapshot({ ...documents, 'selected-sections': selectionOf(choice) }), launchedAt }
}

export function selectionOf(choice: Choice) {
  const selected = sectionTypes.map((type) => {
    const component = choice[type]
    return [type, component ? { component, display: true } : { display: false }]
  })
  return Object.fromEntries(selected)
}

export const variantsOf = (type: SectionType): readonly string[] =>
  catalogue[type].variants.map(({ file }) => file)

/** Every section in its default variant, except for those in `choice`. */
export const defaultsWith = (choice: Choice = {}): Choice => ({
  ...Object.fromEntries(sectionTypes.map((type) => [type, catalogue[type].variants[0].file])),
  ...choice,
})

/**
 * The smallest set of pages that shows every variant: page k has the k-th variant of every type that has one. Every
 * page has a header with a menu, because no real page goes without.
 */
export const rounds: readonly Choice[] = Array.from(
  { length: Math.max(...sectionTypes.map((type) => variantsOf(type).length)) },
  (_, round) =>
    Object.fromEntries(
      sectionTypes.flatMap((type) => {
        const variants = variantsOf(type)
        const isAlways = type === 'Header' || type === 'NavMenu'
        const file = variants[isAlways ? round % variants.length : round]
        return file ? [[type, file]] : []
      }),
    ),
)
