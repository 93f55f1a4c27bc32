import type { ReactNode } from 'react'
import type { PageLanguage } from '#content/texts/languages.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import type { Page } from '#site/renderer-types.ts'

/** Everything that depends on which kind of page a route leads to. One row of `page-kinds.tsx`. */
export type PageKind = {
  readonly View: () => ReactNode
  readonly head: (site: OpenSite) => PageHead
  /** Default: the site's. A page in another language has a frame in its language. */
  readonly language?: PageLanguage
  /** Language and path of the pages that say the same, this one among them. Each language is named once. */
  readonly alternates?: (site: OpenSite) => readonly (readonly [language: PageLanguage, path: string])[]
  /** Of a page that only says that there is no content at its path. */
  readonly status?: 200 | 404 | 410
  /** Only its own view, without the header, the foot and the notices of the site. */
  readonly isBare?: true
  /** Search engines must not list it, although it has content. */
  readonly isUnlisted?: true
  readonly response?: Partial<Pick<Page, 'noIndex' | 'hasForm' | 'isPrivate' | 'frameSources'>>
  /** The picture of its shared links; absent for a page that should not be shared. */
  readonly card?: (site: OpenSite) => CardContent
  /** When the content changed that it is about, as ISO 8601. Default: the last change of the site content. */
  readonly changedAt?: (site: OpenSite) => string | undefined
  /** Its type of schema.org. Default: `WebPage`. */
  readonly schemaType?: string
  /** What it is about, in its structured data. Default: the practice. */
  readonly subject?: (data: GraphData) => GraphNode
  /** Further nodes of its structured data. */
  readonly nodes?: (data: GraphData) => GraphNode[]
  /** The breadcrumb behind 'Inicio'. An item without a path is the page itself. */
  readonly trail?: (site: OpenSite) => Trail
}

export type Trail = readonly { readonly name: string; readonly path?: string }[]

/** What search engines, tabs and shared links say about a page. */
type PageHead = {
  /** Empty for a page that search engines must not list. */
  readonly path: string
  readonly title: string
  /** The title in the tab and in the history. Default: `title`. */
  readonly tabTitle?: string
  readonly description: string
  readonly keywords?: readonly string[]
  readonly openGraph?: { readonly title: string; readonly description: string }
  readonly type?: 'website' | 'article' | 'profile'
}

export type CardContent = { readonly title: string; readonly pictures: readonly string[] }

/** A node of a schema.org graph. */
export type GraphNode = Record<string, unknown>

export type GraphData = {
  readonly site: OpenSite
  readonly siteUrl: string
  readonly canonical: string
  /** Ids of the nodes that every page has. */
  readonly ids: { readonly practice: string; readonly doctor: string }
  /** Address of a picture in the size that search engines ask for. */
  readonly image: (path: string) => string
}

export const isNotice = ({ status }: PageKind): boolean => status !== undefined

export const isListed = (kind: PageKind): boolean => !isNotice(kind) && kind.isUnlisted !== true
