import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { isPublicAddress } from '#content/addresses/public-address.ts'
import { searchIndexPath, searchPath } from '#content/addresses/search-address.ts'
import { isShortAddress } from '#content/addresses/short-addresses.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { onlyOwnContact, separateSample, withoutSample } from '#content/documents/without-sample.ts'
import type { GeneratedPicture } from '#content/media/share-card.ts'
import { type Palette, siteTheme } from '#content/theme/index.ts'
import { once } from '#content/values/once.ts'
import { drawing, drawingPaths } from '#drawings/index.ts'
import { cspHash } from './csp-hash.ts'
import { createDrawingVersions, type DrawingVersions } from './drawing-versions.ts'
import {
  markUntraced,
  noSampleMarks,
  sampleSections,
  sampleTexts,
  sampleValues,
} from './editing/sample-marks.ts'
import { withTracers } from './editing/with-tracers.ts'
import { htmlDocument, type Script } from './html-document.tsx'
import { createImages, findDrawing, type Images } from './images.ts'
import { type Addresses, allAddresses } from './open/addresses.ts'
import { type OpenSite, openSite } from './open/open-site.ts'
import { isForeign } from './own-pages.ts'
import { indexesOf, pageContext } from './page-context.ts'
import { pageKind } from './pages/page-kinds.tsx'
import { PageView } from './pages/page-view.tsx'
import { withoutLinksToPictures } from './picture-preload.ts'
import { maxPrintedPages, printoutBody, printoutDocument, printoutStyleHash } from './printout/printout.tsx'
import { RenderContextProvider } from './render-context.ts'
import type { Audience, FormerPath, Page, Pages, Renderer, RendererOptions } from './renderer-types.ts'
import { respelledPath } from './respelled-address.ts'
import { findRoute, type PreparingRoute, pagePaths, type Route } from './route.ts'
import { searchIndex } from './search/search-index.ts'
import { llmsText } from './seo/llms-text.ts'
import { manifest } from './seo/manifest.ts'
import { isInPreparation } from './seo/page-metadata.ts'
import { robotsText } from './seo/robots.ts'
import { draftCard, iconAddress, shareAddress, shareCard, siteIcons } from './seo/share-card.ts'
import { sitemap } from './seo/sitemap.ts'
import { leadingPage, shortAddresses } from './short-addresses.tsx'
import { speculationRules } from './speculation-rules.ts'
import { startLoader } from './start-loader.ts'
import { createStyles } from './styles/page-styles.ts'
import { textLinks } from './text-links.ts'

/** Creates the renderer of the site. The pages refer to the browser bundle in `clientFolder`. */
export function createRenderer({ siteUrl, clientFolder, sample }: RendererOptions): Renderer {
  const unchanged = (snapshot: Snapshot) => snapshot
  const ownContent = sample && isPublicAddress(siteUrl) ? withoutSample(sample) : unchanged
  const address = isPublicAddress(siteUrl) ? siteUrl : ''
  const ownContact = sample ? onlyOwnContact(sample) : unchanged
  const bundle = readFileSync(fileURLToPath(import.meta.url))
  const versions = createDrawingVersions(createHash('sha256').update(bundle).digest('hex'))
  const styles = createStyles(join(fileURLToPath(import.meta.url), '../styles.json'))
  const loader = findLoader(clientFolder)

  const imagesOf = (site: OpenSite) => createImages(site, versions.versionOf(paletteOf(site)))

  /** @param body All visible content. @param shown The same, if the page shows it with additions. */
  function pageOf(context: PageContext, body: string, shown = body): Page {
    const { site, route, images, sectionErrors } = context
    const kind = pageKind(route)
    const pageStyles = styles.forPage(body, site['site-content'], images)
    return {
      status: kind.status ?? 200,
      contentType: 'text/html; charset=utf-8',
      body: htmlDocument({ context, body: shown, styles: pageStyles, loader }),
      immutable: false,
      styleHashes: pageStyles.hashes,
      scriptHashes: inlineScriptHashes,
      ...(isInPreparation(site, siteUrl) && { noIndex: true }),
      frameSources: [],
      ...kind.response,
      sectionErrors,
    }
  }

  function open(snapshot: Snapshot): Pages {
    const site = openSite(withAddress(ownContent(snapshot), address))
    const images = imagesOf(site)
    const indexes = indexesOf(site)
    const isClosed = isInPreparation(site, siteUrl)
    const preparing = once(() => openSite(withAddress(ownContact(ownContent(snapshot)), '')))
    const showsSite = (audience: Audience = 'preview') => !isClosed || audience === 'preview'
    const former = isClosed ? () => new Map<string, FormerPath>() : site.addresses.formerPaths
    // The admin shows the drawings of hidden entries too.
    const drawn = once(() => allAddresses(snapshot))

    function renderRoute(route: Route, path: string, audience?: Audience): Page {
      return showsSite(audience) ? renderOpen(route, path, audience) : renderPreparing(200, audience)
    }

    function renderPreparing(status: PreparingRoute['status'], audience?: Audience): Page {
      const route = { page: 'preparing', status } as const
      const context = pageContext({ site: preparing(), images, indexes, route, path: '', siteUrl, audience })
      return pageOf(context, renderBody(context))
    }

    function renderOpen(route: Route, path: string, audience?: Audience): Page {
      const context = openContext(route, path, audience)
      return pageOf(context, renderBody(context))
    }

    function openContext(route: Route, path: string, audience?: Audience): PageContext {
      const topic = route.page === 'detail' ? route.topic : undefined
      const isOwnSpanish = route.page === 'own' && !isForeign(route.entry)
      const hasLinks = topic !== undefined || route.page === 'questions' || isOwnSpanish
      const linkText = hasLinks ? textLinks(indexes.topicNames(), topic) : undefined
      return pageContext({ site, images, indexes, route, path, siteUrl, audience, linkText })
    }

    /** Files that visitors of a site in preparation get too. */
    const alwaysFiles: Readonly<Record<string, () => Page>> = {
      '/robots.txt': () => plainPage('text/plain; charset=utf-8', robotsText(siteUrl, isClosed)),
      '/manifest.webmanifest': () =>
        plainPage('application/manifest+json', manifest(isClosed ? preparing() : site, images)),
      ...shortPages(isClosed ? preparing() : site),
    }
    const files: Readonly<Record<string, () => Page>> = {
      ...alwaysFiles,
      [searchIndexPath]: () =>
        plainPage('application/json; charset=utf-8', JSON.stringify(searchIndex(site))),
      '/sitemap.xml': () => plainPage('application/xml; charset=utf-8', sitemap(site, siteUrl)),
      '/llms.txt': () => plainPage('text/plain; charset=utf-8', llmsText(site, siteUrl)),
    }

    return {
      snapshot,
      isInPreparation: isClosed,
      paths: () => [
        ...pagePaths(site),
        searchPath,
        ...Object.keys(isClosed ? alwaysFiles : files),
        ...drawingPaths.map(images).map(({ src }) => src),
      ],
      // Unversioned paths, as the document stores them: the admin shows these drawings beside their fields.
      lazyPaths: () => drawingPaths,
      formerPaths: former,
      render(path, audience) {
        const isShown = showsSite(audience) && !isShortAddress(path)
        const redirected = isShown ? site.addresses.formerPaths().get(path) : undefined
        if (redirected?.status === 308) return redirect(redirected.location)
        const route = findRoute(site, path)
        if (route) return renderRoute(route, path, audience)
        const known = showsSite(audience) ? files : alwaysFiles
        const file = Object.hasOwn(known, path) ? known[path] : undefined
        return file ? file() : renderDrawing(drawn(), paletteOf(site), versions, path)
      },
      renderSearch: (query, audience) => renderRoute({ page: 'search', query }, searchPath, audience),
      fallback(path) {
        const known = former().get(path)
        if (known) return known.status === 308 ? path : known.samePage
        const found = findDrawing(drawn(), path)
        if (!found) return
        const { version, path: unversioned } = found
        const isDrawn = version === undefined || versions.paletteOf(version) !== undefined
        return isDrawn ? path : unversioned
      },
      *generatedPictures(): Generator<readonly [string, GeneratedPicture]> {
        const { png, large, huge, apple } = siteIcons(site, images)
        for (const icon of [png, large, huge, apple]) yield [iconAddress(icon), icon]
        // Browsers request it even if no page refers to it.
        yield ['/favicon.ico', png]
        for (const path of pagePaths(site)) {
          const route = findRoute(site, path)
          const card = route && shareCard(site, pageKind(route), images)
          if (card) yield [shareAddress(card), card]
        }
      },
      draftCard: ({ title, picture }) => draftCard(site, images, { title: site.withFacts(title), picture }),
      respelled: (path) => respelledPath(indexes.spelledPaths(), path),
      notFound: (audience) =>
        showsSite(audience)
          ? renderOpen({ page: 'not-found' }, '', audience)
          : renderPreparing(404, audience),
      *printout(day): Generator<undefined, Page> {
        const paths = pagePaths(site)
        const contexts = paths.slice(0, maxPrintedPages).flatMap((path) => {
          const route = findRoute(site, path)
          return route ? [openContext(route, path)] : []
        })
        const body = yield* printoutBody({ day, contexts, total: paths.length })
        const title = `${site['site-content'].doctorInfo.name}, ${day.date}`
        return {
          ...plainPage('text/html; charset=utf-8', printoutDocument(title, body)),
          styleHashes: [printoutStyleHash],
          sectionErrors: contexts.flatMap(({ sectionErrors }) => sectionErrors),
        }
      },
      closedDraft: () =>
        isClosed ? renderPreparing(410, 'visitors') : renderOpen({ page: 'closed-draft' }, '', 'visitors'),
    }
  }

  return {
    open,
    renderForEditing(snapshot, path, comparedSample) {
      const openForEditing = (shown: Snapshot) => openSite(withAddress(shown, address), true)
      const site = openForEditing(snapshot)
      const contextOf = (shown: OpenSite, images: Images) => {
        const route = findRoute(shown, path) ?? ({ page: 'not-found' } as const)
        return pageContext({ site: shown, images, route, path, siteUrl })
      }
      const context = contextOf(site, imagesOf(site))
      const body = renderBody(context)
      const traced = withTracers({ site, path, body, images: context.images }, (other, images) =>
        renderBody(contextOf(other, images)),
      )
      const { own, samplePaths, hasSample } = separateSample(comparedSample, snapshot)
      const marks = hasSample ? marksOf(openForEditing(own)) : undefined
      return {
        page: pageOf(context, body, marks?.body ?? traced.body),
        fields: traced.fields,
        samples: marks?.samples ?? noSampleMarks,
      }

      function marksOf(ownSite: OpenSite) {
        const ownBody = renderBody(contextOf(ownSite, imagesOf(ownSite)))
        return {
          body: markUntraced({
            shown: traced.body,
            own: ownBody,
            texts: sampleTexts(snapshot['site-content'], samplePaths),
          }),
          samples: {
            values: sampleValues(traced.fields, { shown: site, own: ownSite }, samplePaths),
            sections: sampleSections({ shown: body, own: ownBody }),
          },
        }
      }
    },
  }
}

type PageContext = ReturnType<typeof pageContext>

/** Links that leave the site name it by this address, whatever the owner typed. */
function withAddress(snapshot: Snapshot, websiteUrl: string): Snapshot {
  const content = snapshot['site-content']
  return {
    ...snapshot,
    'site-content': { ...content, doctorInfo: { ...content.doctorInfo, websiteUrl } },
  }
}

const inlineScriptHashes = [startLoader, speculationRules].map(cspHash)

const renderBody = (context: PageContext): string =>
  withoutLinksToPictures(
    renderToStaticMarkup(
      <RenderContextProvider value={context}>
        <PageView />
      </RenderContextProvider>,
    ),
  )

const paletteOf = (site: OpenSite): Palette => siteTheme(site['site-content'].theme).palette

/** The body is for people whose client does not follow redirects. */
const redirect = (location: string): Page => ({
  ...plainPage('text/plain; charset=utf-8', `${location}\n`),
  status: 308,
  location,
})

/** Nothing may keep where a short address leads: each use of it is counted, and it may lead elsewhere tomorrow. */
const shortPages = (site: OpenSite): Readonly<Record<string, () => Page>> =>
  Object.fromEntries(
    [...shortAddresses(site['site-content'])].map(([path, location]) => [
      path,
      () => ({
        ...plainPage('text/html; charset=utf-8', leadingPage(location)),
        status: 302,
        location,
        noIndex: true,
        isPrivate: true,
      }),
    ]),
  )

/** Renders a drawing. A version in its URL selects the colours and makes the response cacheable for ever. */
function renderDrawing(
  addresses: Addresses,
  usual: Palette,
  versions: DrawingVersions,
  address: string,
): Page | undefined {
  const found = findDrawing(addresses, address)
  if (!found) return
  const { path, version } = found
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
