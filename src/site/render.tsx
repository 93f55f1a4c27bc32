import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { markValues, replaceMarks } from '#content/facts/marks.ts'
import { isPublicAddress } from '#content/public-address.ts'
import { searchIndexPath, searchPath } from '#content/search-address.ts'
import type { GeneratedPicture } from '#content/share-card.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { siteTheme } from '#content/theme/index.ts'
import { drawing, drawingPaths } from '#drawings/index.ts'
import { createDrawingVersions, type DrawingVersions } from './drawing-versions.ts'
import { withTracers } from './editing/with-tracers.ts'
import { formerPaths } from './former-addresses.ts'
import { htmlDocument, type Script } from './html-document.tsx'
import { createImages, findDrawing, type Images } from './images.ts'
import { isInPreparation } from './in-preparation.ts'
import { frameOrigins } from './pages/contact/third-parties.ts'
import { PageView } from './pages/page-view.tsx'
import { withoutLinksToPictures } from './picture-preload.ts'
import { RenderContextProvider } from './render-context.ts'
import type { Audience, Page, Renderer, RendererOptions } from './renderer-types.ts'
import { respelledPath } from './respelled-address.ts'
import { findRoute, pagePaths, type Route } from './route.ts'
import { searchIndex } from './search/search-index.ts'
import { SectionView } from './sections/section-view.tsx'
import { llmsText } from './seo/llms-text.ts'
import { manifest } from './seo/manifest.ts'
import { robotsText } from './seo/robots.ts'
import { draftCard, iconAddress, shareAddress, shareCard, siteIcons } from './seo/share-card.ts'
import { sitemap } from './seo/sitemap.ts'
import { shownSnapshot as shownOf } from './shown-snapshot.ts'
import { startLoader } from './start-loader.ts'
import { createStyles } from './styles/page-styles.ts'
import { textLinks } from './text-links.ts'
import { withoutSample } from './without-sample.ts'

/** Creates the renderer of a snapshot's pages. The pages refer to the browser bundle in `clientFolder`. */
export function createRenderer({ siteUrl, clientFolder, sample, complete }: RendererOptions): Renderer {
  const leavesOutSample = sample && isPublicAddress(siteUrl) ? withoutSample(sample) : undefined
  const shownSnapshot = (stored: Snapshot, isForEditing = false) =>
    shownOf(leavesOutSample?.(stored) ?? stored, complete, isForEditing)
  const bundle = readFileSync(fileURLToPath(import.meta.url))
  const versions = createDrawingVersions(createHash('sha256').update(bundle).digest('hex'))
  const styles = createStyles(join(fileURLToPath(import.meta.url), '../styles.json'))
  const loader = findLoader(clientFolder)

  const imagesOf = (snapshot: Snapshot) => createImages(snapshot, versions.versionOf(paletteOf(snapshot)))

  function contextOf(
    snapshot: Snapshot,
    route: Route,
    path: string,
    { images = imagesOf(snapshot), audience }: { images?: Images; audience?: Audience | undefined } = {},
  ) {
    let islandCount = 0
    const sectionErrors: Page['sectionErrors'][number][] = []
    return {
      ...{ snapshot, route, path, siteUrl, images, audience, SectionView, sectionErrors },
      nextIslandId: () => `i${islandCount++}`,
      onSectionError: (type: string, error: unknown) => sectionErrors.push({ type, error }),
    }
  }
  type PageContext = ReturnType<typeof contextOf>

  const renderBody = (context: PageContext): string =>
    withoutLinksToPictures(
      renderToStaticMarkup(
        <RenderContextProvider value={context}>
          <PageView />
        </RenderContextProvider>,
      ),
    )

  /** @param body All visible content. @param shown The same, if the page shows it with additions. */
  function pageOf(context: PageContext, body: string, shown = body): Page {
    const { snapshot, route, images, sectionErrors } = context
    const pageStyles = styles.forPage(body, snapshot['site-content'], images)
    return {
      status: statusOf(route),
      contentType: 'text/html; charset=utf-8',
      body: htmlDocument({ context, body: shown, styles: pageStyles, loader }),
      immutable: false,
      styleHashes: pageStyles.hashes,
      scriptHashes: [startLoaderHash],
      ...(isInPreparation(snapshot, siteUrl) && { noIndex: true }),
      ...(route.page === 'search' && { noIndex: true, hasForm: true, isPrivate: route.query !== '' }),
      frameSources: route.page === 'contact' ? frameOrigins : [],
      sectionErrors,
    }
  }

  /** @param snapshot As visitors see it. */
  function renderRoute(snapshot: Snapshot, route: Route, path: string, audience?: Audience): Page {
    const context = {
      ...contextOf(snapshot, route, path, { audience }),
      linkText: textLinks(snapshot, route),
    }
    return pageOf(context, renderBody(context))
  }

  return {
    paths: (snapshot) => [
      ...pagePaths(shownSnapshot(snapshot)),
      searchPath,
      searchIndexPath,
      '/sitemap.xml',
      '/robots.txt',
      '/llms.txt',
      '/manifest.webmanifest',
      ...drawingPaths.map(imagesOf(snapshot)).map(({ src }) => src),
    ],
    // Unversioned paths, as the document stores them: the admin shows these drawings beside their fields.
    lazyPaths: () => drawingPaths,
    formerPaths: (snapshot) => formerPaths(shownSnapshot(snapshot)),
    render(stored, path, audience) {
      const snapshot = shownSnapshot(stored)
      const former = formerPaths(snapshot).get(path)
      if (former?.status === 308) return redirect(former.location)
      const route = findRoute(snapshot, path)
      if (route) return renderRoute(snapshot, route, path, audience)
      if (path === '/sitemap.xml')
        return plainPage('application/xml; charset=utf-8', sitemap(snapshot, siteUrl))
      if (path === '/robots.txt')
        return plainPage('text/plain; charset=utf-8', robotsText(siteUrl, isInPreparation(stored, siteUrl)))
      if (path === searchIndexPath)
        return plainPage('application/json; charset=utf-8', JSON.stringify(searchIndex(snapshot)))
      if (path === '/llms.txt') return plainPage('text/plain; charset=utf-8', llmsText(snapshot, siteUrl))
      if (path === '/manifest.webmanifest')
        return plainPage('application/manifest+json', manifest(snapshot, imagesOf(snapshot)))
      return renderDrawing(stored, versions, path)
    },
    renderSearch: (stored, query, audience) =>
      renderRoute(shownSnapshot(stored), { page: 'search', query }, searchPath, audience),
    renderForEditing(stored, path, editable) {
      const snapshot = shownSnapshot(stored, true)
      const route = findRoute(snapshot, path) ?? ({ page: 'not-found' } as const)
      const context = contextOf(snapshot, route, path)
      const body = renderBody(context)
      const traced = withTracers(
        { snapshot, path, body, images: context.images, editable },
        (other, images) => renderBody(contextOf(other, findRoute(other, path) ?? route, path, { images })),
      )
      return { page: pageOf(context, body, traced.body), fields: traced.fields }
    },
    fallback(snapshot, path) {
      const former = formerPaths(shownSnapshot(snapshot)).get(path)
      if (former) return former.status === 308 ? path : former.samePage
      const found = findDrawing(snapshot, path)
      if (!found) return
      const { version, path: unversioned } = found
      const isDrawn = version === undefined || versions.paletteOf(version) !== undefined
      return isDrawn ? path : unversioned
    },
    *generatedPictures(stored): Generator<readonly [string, GeneratedPicture]> {
      const snapshot = shownSnapshot(stored)
      const images = imagesOf(snapshot)
      const { png, large, huge, apple } = siteIcons(snapshot, images)
      for (const icon of [png, large, huge, apple]) yield [iconAddress(icon), icon]
      // Browsers request it even if no page refers to it.
      yield ['/favicon.ico', png]
      for (const path of pagePaths(snapshot)) {
        const route = findRoute(snapshot, path)
        const card = route && shareCard(snapshot, route, images)
        if (card) yield [shareAddress(card), card]
      }
    },
    draftCard(stored, { title, picture }) {
      const snapshot = shownSnapshot(stored)
      const shownTitle = replaceMarks(title, markValues(stored['site-content']))
      return draftCard(snapshot, imagesOf(snapshot), { title: shownTitle, picture })
    },
    respelled: (snapshot, path) => respelledPath(shownSnapshot(snapshot), path),
    notFound: (snapshot) => renderRoute(shownSnapshot(snapshot), { page: 'not-found' }, '', 'visitors'),
    closedDraft: (snapshot) => renderRoute(shownSnapshot(snapshot), { page: 'closed-draft' }, '', 'visitors'),
  }
}

const startLoaderHash = `'sha256-${createHash('sha256').update(startLoader).digest('base64')}'`

const paletteOf = (snapshot: Snapshot) => siteTheme(snapshot['site-content'].theme).palette

function statusOf({ page }: Route): Page['status'] {
  if (page === 'not-found') return 404
  return page === 'gone' || page === 'closed-draft' ? 410 : 200
}

/** The body is for people whose client does not follow redirects. */
const redirect = (location: string): Page => ({
  ...plainPage('text/plain; charset=utf-8', `${location}\n`),
  status: 308,
  location,
})

/** Renders a drawing. A version in its URL selects the colours and makes the response cacheable for ever. */
function renderDrawing(snapshot: Snapshot, versions: DrawingVersions, address: string): Page | undefined {
  const found = findDrawing(snapshot, address)
  if (!found) return
  const { path, version } = found
  const usual = paletteOf(snapshot)
  const isUsual = version === undefined || version === versions.versionOf(usual)
  const palette = isUsual ? usual : versions.paletteOf(version)
  const body = palette && drawing(path, palette)
  return body ? { ...plainPage('image/svg+xml', body), immutable: version !== undefined } : undefined
}

function plainPage(contentType: string, body: string): Page {
  return {
    status: 200,
    contentType,
    body,
    immutable: false,
    styleHashes: [],
    scriptHashes: [],
    frameSources: [],
    sectionErrors: [],
  }
}

/** Finds the entry script in Vite's manifest. */
function findLoader(clientFolder: string): Script {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  )
  const file = manifest['src/site/browser/loader.ts']?.file
  if (!file) throw new Error('The browser bundle has no loader: run the build.')
  const hash = createHash('sha256').update(readFileSync(join(clientFolder, file)))
  return { src: `/${file}`, integrity: `sha256-${hash.digest('base64')}` }
}
