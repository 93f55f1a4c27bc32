import { renderToStaticMarkup } from 'react-dom/server'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { openSite } from '#site/open/open-site.ts'
import { PageView } from '#site/pages/page-view.tsx'
import { RenderContextProvider } from '#site/render-context.ts'
import { pagePaths } from '#site/route.ts'
import { basePaths, topicKinds } from '#site/topics.ts'
import { testPage } from './test-page.ts'

/** The body of a page. */
export const pageHtml = (snapshot: Snapshot, path: string): string =>
  renderToStaticMarkup(
    <RenderContextProvider value={testPage(snapshot, path)}>
      <PageView />
    </RenderContextProvider>,
  )

/** Paths of the site that a page links to. */
export const linksIn = (markup: string) =>
  new Set(Array.from(markup.matchAll(/ href="(\/(?!dibujos|assets)[^"#]*)"/g), ([, path = '']) => path))

/** The list pages, one page of each kind, the home page and the contact page. */
function somePages(snapshot: Snapshot): string[] {
  const details = topicKinds.flatMap((kind) => {
    const [entry] = snapshot[kind]
    return entry ? [`${basePaths[kind]}/${entry.id}`] : []
  })
  return [
    '/',
    '/contacto',
    '/preguntas',
    '/perfil',
    '/como-revisamos',
    '/aviso-de-privacidad',
    '/buscar',
    ...Object.values(basePaths),
    ...details,
  ]
}

/** Empty elements, values that are no text, and links to pages that do not exist, on one page of every kind. */
export function faultsOfPages(snapshot: Snapshot): string[] {
  const known = new Set([...pagePaths(openSite(snapshot)), '/buscar'])
  return somePages(snapshot).flatMap((path) => {
    const markup = pageHtml(snapshot, path)
    const texts = [/<(ul|ol|dl|nav|h[1-4])\b[^>]*><\/\1>/, />(?:undefined|NaN|null)</].flatMap(
      (fault) => fault.exec(markup)?.[0] ?? [],
    )
    const links = [...linksIn(markup)].filter((link) => !known.has(link))
    return [...texts, ...links].map((fault) => `${path}: ${fault}`)
  })
}
