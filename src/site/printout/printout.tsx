import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { siteLanguage } from '#content/texts/languages.ts'
import { cspHash } from '#site/csp-hash.ts'
import { Notices } from '#site/pages/notices/notices.tsx'
import { pageKind } from '#site/pages/page-kinds.tsx'
import { type RenderContext, RenderContextProvider } from '#site/render-context.ts'
import type { PublicDay } from '#site/renderer-types.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import { Cover } from './cover.tsx'
import rules from './printout.css?inline'

/** Pages of a printout. A site of many hundred articles would be too long for a browser to print. */
export const maxPrintedPages = 300

type Printout = {
  readonly day: PublicDay
  /** What the pages read, the home page first. */
  readonly contexts: readonly RenderContext[]
  /** How many pages the site has. */
  readonly total: number
}

/**
 * All pages of a site below each other, and once what surrounds each of them. Yields after each page, so that other
 * requests can have their turn.
 */
export function* printoutBody({ day, contexts, total }: Printout): Generator<undefined, string> {
  const [home] = contexts
  if (!home) return ''
  const parts = [partHtml(home, <Cover day={day} printed={contexts.length} total={total} />)]
  for (const context of contexts) {
    parts.push(partHtml(context, <PrintedPage context={context} />))
    yield
  }
  return [...parts, partHtml(home, <EveryPage />)].join('')
}

function partHtml(context: RenderContext, part: ReactNode): string {
  const { language = siteLanguage } = pageKind(context.route)
  return unfolded(
    renderToStaticMarkup(
      <RenderContextProvider value={context}>
        <main lang={language}>{part}</main>
      </RenderContextProvider>,
    ),
  )
}

function PrintedPage({ context: { route, siteUrl, path } }: { readonly context: RenderContext }) {
  const { View } = pageKind(route)
  return (
    <>
      <p className="printout-address">{siteUrl + path}</p>
      <View />
    </>
  )
}

const EveryPage = () => (
  <>
    <h2>En todas las páginas</h2>
    <Notices place="top" />
    <SectionView type="GeneralCallToAction" />
    <SectionView type="Footer" />
  </>
)

/** On paper, a fold would hide its text, and a picture that loads later would be missing. */
const unfolded = (html: string): string =>
  html
    .replaceAll(
      /<details\b([^<>]*)>/g,
      (_tag, attributes: string) =>
        `<details open=""${attributes.replaceAll(/ (?:open|name)="[^"]*"/g, '')}>`,
    )
    .replaceAll(' loading="lazy"', '')

/** The HTML of a printout. It has no scripts and one style sheet. */
export const printoutDocument = (title: string, body: string): string =>
  `<!doctype html><html lang="${siteLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${renderToStaticMarkup(
    <title>{title}</title>,
  )}<style>${rules}</style></head><body>${body}</body></html>`

export const printoutStyleHash = cspHash(rules)
