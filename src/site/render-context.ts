import { type ComponentType, createContext, useContext } from 'react'
import type { SectionType } from '#content/catalogue/index.ts'
import type { PreparedIndex } from '#content/search/find-entries.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import type { Images } from './images.ts'
import type { TopicNamers } from './related-topics.ts'
import type { Audience } from './renderer-types.ts'
import type { Route } from './route.ts'
import type { LinkText } from './text-links.ts'

/** What server components may read while a page is rendered. */
export type RenderContext = {
  readonly site: OpenSite
  readonly indexes: {
    readonly topicNamers: () => TopicNamers
    readonly search: () => PreparedIndex
  }
  readonly route: Route
  /** Origin of the site, for canonical URLs. */
  readonly siteUrl: string
  /** Path of the page, for `aria-current`. */
  readonly path: string
  readonly images: Images
  /** Default: `preview`. */
  readonly audience?: Audience | undefined
  /** Renders a section inside another section: the header contains the menu. */
  readonly SectionView: ComponentType<{ type: SectionType }>
  /** Called when a section throws during rendering. */
  readonly onSectionError: (type: SectionType, error: unknown) => void
  /** Links the names of other topics in the texts of an article. Not while the page is edited. */
  readonly linkText?: LinkText | undefined
  /** Gives each island of the page its own prefix for React's ids. */
  readonly nextIslandId: () => string
}

const Context = createContext<RenderContext | undefined>(undefined)

export const RenderContextProvider = Context.Provider

/** Not available inside islands: they get plain props. */
export function useRenderContext(): RenderContext {
  const context = useContext(Context)
  if (!context)
    throw new Error('This component renders only on the server, inside a page and outside an island.')
  return context
}

/** The `site-content` document of the rendered site. */
export const useSiteContent = () => useRenderContext().site['site-content']
