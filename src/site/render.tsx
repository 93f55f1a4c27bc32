import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Snapshot } from '#content/snapshot.ts'
import { drawing, drawingPaths } from './drawings/index.ts'
import { htmlDocument } from './html-document.tsx'
import { createImages, findDrawing } from './images.ts'
import { frameOrigins } from './pages/contact/third-parties.ts'
import { PageView } from './pages/page-view.tsx'
import { RenderContextProvider } from './render-context.ts'
import type { Page, Renderer, RendererOptions } from './renderer-types.ts'
import { findRoute, pagePaths, type Route } from './route.ts'
import { SectionView } from './sections/section-view.tsx'
import { robotsText } from './seo/robots.ts'
import { sitemap } from './seo/sitemap.ts'
import { createStyles } from './styles/page-styles.ts'

/** Renders a snapshot's pages, with the addresses of the built browser bundle in them. */
export function createRenderer({ siteUrl, clientFolder }: RendererOptions): Renderer {
  const bundle = readFileSync(fileURLToPath(import.meta.url))
  const version = createHash('sha256').update(bundle).digest('hex').slice(0, 8)
  const styles = createStyles(join(fileURLToPath(import.meta.url), '../styles.json'))
  const loader = loaderPath(clientFolder)

  function renderRoute(snapshot: Snapshot, route: Route, path: string): Page {
    const images = createImages(snapshot, version)
    let islandCount = 0
    const sectionErrors: Page['sectionErrors'][number][] = []
    const context = {
      snapshot,
      route,
      path,
      siteUrl,
      images,
      SectionView,
      nextIslandId: () => `i${islandCount++}`,
      onSectionError: (type: string, error: unknown) => sectionErrors.push({ type, error }),
    }
    const body = renderToStaticMarkup(
      <RenderContextProvider value={context}>
        <PageView />
      </RenderContextProvider>,
    )
    const { css, hash } = styles.forPage(body, snapshot['site-content'], images)
    return {
      status: route.page === 'not-found' ? 404 : 200,
      contentType: 'text/html; charset=utf-8',
      body: htmlDocument({ context, body, css, loader }),
      immutable: false,
      styleHashes: [hash],
      frameSources: route.page === 'contact' ? frameOrigins : [],
      sectionErrors,
    }
  }

  return {
    hotPathCount: 5,
    paths: (snapshot) => [
      ...pagePaths(snapshot),
      '/sitemap.xml',
      '/robots.txt',
      ...drawingPaths.map(createImages(snapshot, version)).map(({ src }) => src),
    ],
    // As the document names them: the admin shows them beside their fields.
    lazyPaths: () => drawingPaths,
    render(snapshot, path) {
      const route = findRoute(snapshot, path)
      if (route) return renderRoute(snapshot, route, path)
      if (path === '/sitemap.xml')
        return plainPage('application/xml; charset=utf-8', sitemap(snapshot, siteUrl))
      if (path === '/robots.txt') return plainPage('text/plain; charset=utf-8', robotsText(siteUrl))
      return renderDrawing(snapshot, version, path)
    },
    notFound: (snapshot) => renderRoute(snapshot, { page: 'not-found' }, ''),
  }
}

function renderDrawing(snapshot: Snapshot, version: string, address: string): Page | undefined {
  const found = findDrawing(snapshot, version, address)
  const body = found && drawing(found.path)
  return found && body ? { ...plainPage('image/svg+xml', body), immutable: found.immutable } : undefined
}

function plainPage(contentType: string, body: string): Page {
  return {
    status: 200,
    contentType,
    body,
    immutable: false,
    styleHashes: [],
    frameSources: [],
    sectionErrors: [],
  }
}

/** Address of the browser's entry, from Vite's manifest. */
function loaderPath(clientFolder: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  )
  const file = manifest['src/site/islands/loader.ts']?.file
  if (!file) throw new Error('The browser bundle has no loader: run the build.')
  return `/${file}`
}
