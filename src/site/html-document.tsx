import { renderToStaticMarkup } from 'react-dom/server'
import { siteLanguage } from '#content/texts/languages.ts'
import { siteTheme } from '#content/theme/index.ts'
import { iconSprite } from './components/icon-sprite.ts'
import { fontPreloads } from './fonts.ts'
import { scriptJson } from './islands/island.tsx'
import { AwaitFirstScreen, splitAtFirstScreen } from './pages/first-screen.tsx'
import { isNotice } from './pages/page-kind.ts'
import { pageKind } from './pages/page-kinds.tsx'
import { picturePreload } from './picture-preload.ts'
import type { RenderContext } from './render-context.ts'
import { jsonLd } from './seo/json-ld.ts'
import { pageMetadata } from './seo/page-metadata.ts'
import { iconAddress, siteIcons } from './seo/share-card.ts'
import { speculationRules } from './speculation-rules.ts'
import { startLoader } from './start-loader.ts'
import type { PageStyles } from './styles/page-styles.ts'

/** A script of the site and its integrity hash. */
export type Script = { readonly src: string; readonly integrity: string }

type Options = {
  context: RenderContext
  /** HTML of all visible content. */
  body: string
  styles: PageStyles
  /** Entry script of the browser bundle. */
  loader: Script
}

/** The complete HTML of a page: head, styles, icons, body and the start of the one script that every page loads. */
export function htmlDocument({ context, body, styles, loader }: Options): string {
  const { tabTitle, description, keywords, canonical, openGraph, noIndex } = pageMetadata(context)
  const { doctorInfo, theme } = context.site['site-content']
  const graph = jsonLd(context)
  const { language = siteLanguage, alternates } = pageKind(context.route)
  const translated = alternates?.(context.site) ?? []
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      {/* iOS would make telephone links of licence numbers. */}
      <meta name="format-detection" content="telephone=no" />
      <title>{tabTitle}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {noIndex && <meta name="robots" content="noindex" />}
      <AwaitFirstScreen />
      {fontPreloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: styles.ofFirstScreen }} />
      <script noModule {...loader} />
      <script dangerouslySetInnerHTML={{ __html: startLoader }} />
      {canonical && <link rel="canonical" href={canonical} />}
      {translated.length > 1 &&
        translated.map(([other, path]) => (
          <link key={path} rel="alternate" hrefLang={other} href={context.siteUrl + path} />
        ))}
      <Icons context={context} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content={siteTheme(theme).roles['brand-900']} />
      <meta property="og:locale" content={language === siteLanguage ? 'es_MX' : language} />
      <meta property="og:site_name" content={doctorInfo.name} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      {openGraph.image && <meta name="twitter:card" content="summary_large_image" />}
      {graph && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />}
    </head>,
  )
  // The picture preload goes beside the font preloads and before the long style. The icons go before the content that
  // uses them, so that the first screen shows them.
  const withPreload = head.replace('<style>', () => `${picturePreload(body)}<style>`)
  const isPublic = context.audience === 'visitors' || context.audience === 'export'
  const icons = iconSprite(body, !isPublic)
  // What follows the first screen brings its own styles, so that the first screen is not kept waiting for them. They stand
  // inside of an element, because some rules are about neighbours.
  const [firstScreen, rest] = splitAtFirstScreen(body)
  const laterStyles = styles.ofRest && `<style>${styles.ofRest}</style>`
  const visits = countsVisits(context) ? ' data-visits=""' : ''
  const nextPages = isPublic ? `<script type="speculationrules">${speculationRules}</script>` : ''
  return `<!doctype html><html lang="${language}">${withPreload}<body id="top"${visits}>${icons}${firstScreen}${laterStyles}${rest}${nextPages}</body></html>`
}

/** Whether the page's loader counts visits. Pages that say that there is nothing are not counted. */
const countsVisits = ({ audience, route, site }: RenderContext) =>
  audience === 'visitors' && !isNotice(pageKind(route)) && site['site-content'].privacy.countsVisits

/** An SVG icon serves every size; phones need a PNG. */
function Icons({ context: { site, images } }: { context: RenderContext }) {
  const { src, photo } = images(site['site-content'].doctorInfo.favicon)
  const { png, large, apple } = siteIcons(site, images)
  return (
    <>
      {photo ? (
        [png, large].map((icon) => (
          <link
            key={icon.size}
            rel="icon"
            href={iconAddress(icon)}
            type="image/png"
            sizes={`${icon.size}x${icon.size}`}
          />
        ))
      ) : (
        <link rel="icon" href={src} type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={iconAddress(apple)} />
    </>
  )
}
