import { renderToStaticMarkup } from 'react-dom/server'
import { siteLanguage } from '#content/texts/languages.ts'
import { iconSprite } from '#site/components/icon-sprite.ts'
import { PrintHead } from '#site/pages/detail/print-head.tsx'
import { Notices } from '#site/pages/notices/notices.tsx'
import { pageKind } from '#site/pages/page-kinds.tsx'
import { type RenderContext, RenderContextProvider } from '#site/render-context.ts'
import type { PublicDay } from '#site/renderer-types.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import type { PageStyles } from '#site/styles/page-styles.ts'
import { Cover } from './cover.tsx'
import styles from './printout.module.css'

/** Pages of a printout. A site of many hundred articles would be too long for a browser to print. */
export const maxPrintedPages = 300

type Printout = {
  readonly day: PublicDay
  /** What the pages read, the home page first. */
  readonly contexts: readonly RenderContext[]
  /** How many pages the site has. */
  readonly total: number
}

/** All pages of a site below each other. Each has the id that the styles for paper are about. */
export function printoutBody({ day, contexts, total }: Printout): string {
  const [home] = contexts
  if (!home) return ''
  const parts = [
    <RenderContextProvider key="cover" value={home}>
      <main id="contenido" className={styles.page}>
        <Cover day={day} printed={contexts.length} total={total} />
      </main>
    </RenderContextProvider>,
    ...contexts.map((context) => (
      <RenderContextProvider key={context.path} value={context}>
        <PrintedPage context={context} />
      </RenderContextProvider>
    )),
    <RenderContextProvider key="frame" value={home}>
      <main id="contenido" className={styles.page}>
        <h2>En todas las páginas</h2>
        <Notices place="top" />
        <SectionView type="GeneralCallToAction" />
        <SectionView type="Footer" />
      </main>
    </RenderContextProvider>,
  ]
  return unfolded(renderToStaticMarkup(parts))
}

function PrintedPage({ context: { route, siteUrl, path } }: { readonly context: RenderContext }) {
  const { View, language = siteLanguage } = pageKind(route)
  const address = siteUrl + path
  return (
    <main id="contenido" className={styles.page} lang={language}>
      <p className={styles.address} data-print="no">
        {address}
      </p>
      {/* Articles have it already. */}
      {route.page !== 'detail' && <PrintHead address={address} />}
      <View />
    </main>
  )
}

/** On paper, a fold would hide its text, and a picture that loads later would be missing. */
const unfolded = (html: string): string =>
  html
    .replaceAll(
      /<details\b([^>]*)>/g,
      (_tag, attributes: string) =>
        `<details open=""${attributes.replaceAll(/ (?:open|name)="[^"]*"/g, '')}>`,
    )
    .replaceAll(' loading="lazy"', '')

/** The HTML of a printout. It has no scripts. */
export const printoutDocument = (
  title: string,
  body: string,
  { ofFirstScreen, ofRest }: PageStyles,
): string =>
  `<!doctype html><html lang="${siteLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${renderToStaticMarkup(
    <title>{title}</title>,
  )}<style>${ofFirstScreen}</style><style>${ofRest}</style></head><body>${iconSprite(body, false)}${body}</body></html>`
