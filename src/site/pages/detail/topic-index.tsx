import { BannerIndex } from '#site/pages/banner-index.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { basePaths, type TopicKind, topicCards, topicTexts } from '#site/topics.ts'

/** Maximum links beside an article. For more entries, the list shows those around the current one. */
const maxLinks = 40

/** Links to the entries of the data set, on the page of the entry with this id. */
export function TopicIndex({ kind, id }: { readonly kind: TopicKind; readonly id: string }) {
  const { site, path } = useRenderContext()
  const { page, individualPage } = topicTexts(site, kind)
  const title = individualPage.sidebarTitle || page.title
  const count = site[kind].length
  const isPart = count > maxLinks
  const around = (site[kind].placeOf(id) ?? 0) - maxLinks / 2
  const start = Math.max(0, Math.min(around, count - maxLinks))
  return (
    <BannerIndex
      // Differs from the footer's list of the same title.
      label={`${title}, ${isPart ? 'parte de la lista' : 'la lista completa'}`}
      summary={`${title} (${count})`}
      cards={topicCards(site, kind, maxLinks, start)}
      more={isPart ? { text: 'Ver la lista completa', href: basePaths[kind] } : undefined}
      besideTitle={title}
      current={path}
    />
  )
}
