import type { PageKind } from '#site/pages/page-kind.ts'
import { useRenderContext } from '#site/render-context.ts'
import type { GoneRoute } from '#site/route.ts'
import { basePaths, type TopicKind, topicTexts } from '#site/topics.ts'
import { NoticePage, noPageHead } from './notice-page.tsx'

/** The 410 page of an entry that is deleted or hidden: links to the entry's list and ways to contact the practice. */
function GonePage({ kind }: { kind: TopicKind }) {
  const { site } = useRenderContext()
  const list = { label: topicTexts(site, kind).page.title, href: basePaths[kind] }
  return (
    <NoticePage
      title="Esta página ya no está publicada"
      text="Retiramos este texto del sitio. En la lista están los que sí puede leer; si le queda una duda, llámenos o escríbanos."
      links={[list]}
    />
  )
}

export const gonePage = ({ kind }: GoneRoute): PageKind => ({
  View: () => <GonePage kind={kind} />,
  status: 410,
  head: noPageHead('Página retirada'),
})
