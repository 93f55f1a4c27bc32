import { entryMetadata } from '#content/entry-metadata.ts'
import { shareSize } from '#content/share-card.ts'
import { isInPreparation } from '#site/in-preparation.ts'
import { listPagePath, withPageNumber } from '#site/list-pages.ts'
import type { RenderContext } from '#site/render-context.ts'
import { contactPath, isNotice, type Route } from '#site/route.ts'
import { topicTexts } from '#site/topics.ts'
import { canonicalPath } from './canonical-path.ts'
import { shareAddress, shareCard } from './share-card.ts'

export type PageMetadata = {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Absolute URL; empty for pages that must not be indexed. */
  readonly canonical: string
  /** Open Graph properties, without the prefix `og:`. */
  readonly openGraph: Readonly<Record<string, string>>
  readonly noIndex: boolean
}

type Texts = {
  path: string
  title: string
  description: string
  keywords?: readonly string[]
  openGraph?: { title: string; description: string }
  type?: 'website' | 'article' | 'profile'
}

type MetadataContext = Pick<RenderContext, 'snapshot' | 'route' | 'siteUrl' | 'images'>

/** Metadata in a page's head for search engines and shared links. */
export function pageMetadata({ snapshot, route, siteUrl, images }: MetadataContext): PageMetadata {
  const { path, title, description, keywords = [], openGraph, type = 'website' } = texts(snapshot, route)
  const card = shareCard(snapshot, route, images)
  const url = isNotice(route) ? '' : siteUrl + path
  return {
    title,
    description,
    keywords,
    canonical: url,
    noIndex:
      isInPreparation(snapshot, siteUrl) ||
      isNotice(route) ||
      (route.page === 'list' && snapshot[route.kind].length === 0),
    openGraph: card
      ? {
          type,
          title: openGraph?.title || title,
          description: openGraph?.description || description,
          url,
          image: siteUrl + shareAddress(card),
          'image:width': `${shareSize.width}`,
          'image:height': `${shareSize.height}`,
          'image:alt': [card.title, card.name, card.specialty].filter(Boolean).join(', '),
        }
      : {},
  }
}

function texts(snapshot: RenderContext['snapshot'], route: Route): Texts {
  const { doctorInfo, home, contact } = snapshot['site-content']
  switch (route.page) {
    case 'home':
      return {
        path: '/',
        title: home.metadataTitle,
        description: home.metadataDescription,
        keywords: home.keywords,
      }
    case 'contact':
      return {
        path: contactPath,
        title: contact.metadataTitle,
        description: contact.metadataDescription,
      }
    case 'list': {
      const { page } = topicTexts(snapshot, route.kind)
      return {
        path: listPagePath(route.kind, route.number),
        title: withPageNumber(page.metadataTitle, route.number),
        description: withPageNumber(page.metadataDescription, route.number),
      }
    }
    case 'detail': {
      const { kind, entry } = route.topic
      const { keywords, openGraph } = entry.metadata
      const { title, description } = entryMetadata(kind, entry, doctorInfo)
      const path = canonicalPath(snapshot, route.topic)
      return { path, title, description, keywords, openGraph, type: 'article' }
    }
    case 'not-found':
      return { path: '', title: `Página no encontrada | ${doctorInfo.name}`, description: '' }
    case 'gone':
      return { path: '', title: `Página retirada | ${doctorInfo.name}`, description: '' }
    case 'closed-draft':
      return { path: '', title: `Borrador cerrado | ${doctorInfo.name}`, description: '' }
  }
}
