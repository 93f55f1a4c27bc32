import type { PageKind } from '#site/pages/page-kind.ts'
import { useRenderContext } from '#site/render-context.ts'
import { basePaths, topicKinds, topicTexts } from '#site/topics.ts'
import { NoticePage, noPageHead } from './notice-page.tsx'

/** The 404 page: links to the main pages and ways to contact the practice. */
function NotFoundPage() {
  const { site } = useRenderContext()
  const lists = topicKinds
    .filter((kind) => site[kind].length > 0)
    .map((kind) => ({ label: topicTexts(site, kind).page.title, href: basePaths[kind] }))
  return (
    <NoticePage
      title="Esta página no existe"
      text="Puede que la dirección haya cambiado. Desde aquí encontrará lo que busca."
      links={[{ label: 'Inicio', href: '/' }, ...lists]}
    />
  )
}

export const notFoundPage: PageKind = {
  View: NotFoundPage,
  status: 404,
  head: noPageHead('Página no encontrada'),
}
