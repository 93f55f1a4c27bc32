import { isPublicAddress } from '#content/addresses/public-address.ts'
import { shareSize } from '#content/media/share-card.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { isListed } from '#site/pages/page-kind.ts'
import { pageKind } from '#site/pages/page-kinds.tsx'
import type { RenderContext } from '#site/render-context.ts'
import { shareAddress, shareCard } from './share-card.ts'

export type PageMetadata = {
  readonly title: string
  /** The title in the tab and in the history. */
  readonly tabTitle: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Absolute URL; empty for pages that must not be indexed. */
  readonly canonical: string
  /** Open Graph properties, without the prefix `og:`. */
  readonly openGraph: Readonly<Record<string, string>>
  readonly noIndex: boolean
}

/** Whether the owner has not launched the site at its public address yet. Search engines must not list it then. */
export const isInPreparation = ({ launchedAt }: OpenSite, siteUrl: string): boolean =>
  launchedAt === undefined && isPublicAddress(siteUrl)

type MetadataContext = Pick<RenderContext, 'site' | 'route' | 'siteUrl' | 'images'>

/** Metadata in a page's head for search engines and shared links. */
export function pageMetadata({ site, route, siteUrl, images }: MetadataContext): PageMetadata {
  const kind = pageKind(route)
  const page = kind.head(site)
  const { path, title, description, keywords = [], openGraph, type = 'website' } = page
  const card = shareCard(site, kind, images)
  const url = isListed(kind) ? siteUrl + path : ''
  return {
    title,
    tabTitle: page.tabTitle ?? title,
    description,
    keywords,
    canonical: url,
    noIndex:
      isInPreparation(site, siteUrl) ||
      !isListed(kind) ||
      (route.page === 'list' && site[route.kind].length === 0),
    openGraph: card
      ? {
          type,
          title: openGraph?.title || title,
          description: openGraph?.description || description,
          url,
          image: siteUrl + shareAddress(card),
          'image:width': `${shareSize.width}`,
          'image:height': `${shareSize.height}`,
          'image:alt': [...new Set([card.title, card.name, card.specialty])].filter(Boolean).join(', '),
        }
      : {},
  }
}
