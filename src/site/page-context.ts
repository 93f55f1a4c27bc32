import { prepareIndex } from '#content/search/find-entries.ts'
import { once } from '#content/values/once.ts'
import type { Images } from './images.ts'
import type { OpenSite } from './open/open-site.ts'
import { isForeign } from './own-pages.ts'
import { foreignMessage } from './pages/own/frame-words.ts'
import { topicNamers } from './related-topics.ts'
import type { RenderContext } from './render-context.ts'
import type { Audience, Page } from './renderer-types.ts'
import { spelledPaths } from './respelled-address.ts'
import { searchIndex } from './search/search-index.ts'
import { SectionView } from './sections/section-view.tsx'
import { topicNames } from './text-links.ts'

/** What pages look up in all entries of an open site. Each index is made when a page first needs it. */
export const indexesOf = (site: OpenSite) => ({
  topicNames: once(() => topicNames(site)),
  topicNamers: once(() => topicNamers(site)),
  spelledPaths: once(() => spelledPaths(site)),
  search: once(() => prepareIndex(searchIndex(site))),
})

type Shown = Pick<RenderContext, 'route' | 'path' | 'siteUrl' | 'linkText'> & {
  readonly site: OpenSite
  readonly images: Images
  readonly audience?: Audience | undefined
  readonly indexes?: RenderContext['indexes']
}

/** What the components of one page read. It counts the page's islands and collects the errors of its sections. */
export function pageContext({ indexes, ...given }: Shown) {
  const shown = { ...given, site: inItsLanguage(given) }
  let islandCount = 0
  const sectionErrors: Page['sectionErrors'][number][] = []
  return {
    ...shown,
    indexes: indexes ?? indexesOf(given.site),
    SectionView,
    sectionErrors,
    nextIslandId: () => `i${islandCount++}`,
    onSectionError: (type: string, error: unknown) => void sectionErrors.push({ type, error }),
  }
}

/** On a page in another language, WhatsApp opens with a message that its reader understands. */
function inItsLanguage({ site, route }: Pick<Shown, 'site' | 'route'>): OpenSite {
  const content = site['site-content']
  if (route.page !== 'own' || !isForeign(route.entry) || content.doctorInfo.whatsappMessage === '')
    return site
  const doctorInfo = { ...content.doctorInfo, whatsappMessage: foreignMessage }
  return { ...site, 'site-content': { ...content, doctorInfo } }
}
