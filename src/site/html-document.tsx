import { renderToStaticMarkup } from 'react-dom/server'
import { iconSprite } from './components/icon-sprite.ts'
import { fontPreloads } from './fonts.ts'
import { scriptJson } from './islands/island.tsx'
import type { RenderContext } from './render-context.ts'
import { jsonLd } from './seo/json-ld.ts'
import { pageMetadata } from './seo/page-metadata.ts'

type Options = {
  context: RenderContext
  /** HTML of everything visible. */
  body: string
  css: string
  /** Address of the browser's entry. */
  loader: string
}

/** The whole HTML of a page: head, styles, body, icons, and the one script every page starts with. */
export function htmlDocument({ context, body, css, loader }: Options): string {
  const { title, description, keywords, canonical, openGraph, noIndex } = pageMetadata(context)
  const { doctorInfo } = context.snapshot['site-content']
  const graph = jsonLd(context)
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {fontPreloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script type="module" src={loader} />
      {canonical && <link rel="canonical" href={canonical} />}
      <link rel="icon" href={context.images(doctorInfo.favicon).src} type="image/svg+xml" />
      <meta name="theme-color" content="#082462" />
      <meta property="og:locale" content="es_MX" />
      <meta property="og:site_name" content={doctorInfo.name} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      {graph && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />}
    </head>,
  )
  return `<!doctype html><html lang="es-MX">${head}<body id="top">${body}${iconSprite(body)}</body></html>`
}
