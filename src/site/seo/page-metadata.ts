import { entryMetadata } from '#content/entry-metadata.ts'
import { shareSize } from '#content/share-card.ts'
import { canonicalPath } from '#site/canonical-path.ts'
import { isInPreparation } from '#site/in-preparation.ts'
import { listPagePath, withPageNumber } from '#site/list-pages.ts'
import type { RenderContext } from '#site/render-context.ts'
import { contactPath, editorialPath, isListed, privacyPath, profilePath, type Route } from '#site/route.ts'
import { tabTitle } from '#site/tab-title.ts'
import { topicTexts } from '#site/topics.ts'
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

type Texts = {
  path: string
  title: string
  tabTitle?: string
  description: string
  keywords?: readonly string[]
  openGraph?: { title: string; description: string }
  type?: 'website' | 'article' | 'profile'
}

type MetadataContext = Pick<RenderContext, 'site' | 'route' | 'siteUrl' | 'images'>

/** Metadata in a page's head for search engines and shared links. */
export function pageMetadata({ site, route, siteUrl, images }: MetadataContext): PageMetadata {
  const page = texts(site, route)
  const { path, title, description, keywords = [], openGraph, type = 'website' } = page
  const card = shareCard(site, route, images)
  const url = isListed(route) ? siteUrl + path : ''
  return {
    title,
    tabTitle: page.tabTitle ?? title,
    description,
    keywords,
    canonical: url,
    noIndex:
      isInPreparation(site, siteUrl) ||
      !isListed(route) ||
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

function texts(site: RenderContext['site'], route: Route): Texts {
  const { doctorInfo, home, contact } = site['site-content']
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
      const { page } = topicTexts(site, route.kind)
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
      const path = canonicalPath(site, route.topic)
      return {
        ...{ path, title, description, keywords, openGraph, type: 'article' as const },
        tabTitle: tabTitle(site, route.topic),
      }
    }
    case 'profile':
      return {
        path: profilePath,
        title: `${doctorInfo.name}: formación y cédulas`,
        description: `Quién es ${doctorInfo.name}${doctorInfo.specialist && `, ${doctorInfo.specialist}`}${doctorInfo.city && ` en ${doctorInfo.city}`}: formación, cédulas, certificaciones, dónde atiende y qué textos ha revisado.`,
        type: 'profile',
      }
    case 'privacy':
      return {
        path: privacyPath,
        title: `Aviso de privacidad | ${doctorInfo.name}`,
        description: `Qué datos personales trata el consultorio de ${doctorInfo.name}, para qué los usa, a quién los comunica y cómo ejercer sus derechos ARCO.`,
      }
    case 'editorial':
      return {
        path: editorialPath,
        title: `Cómo revisamos los textos | ${doctorInfo.name}`,
        description: `Quién escribe y quién revisa los textos médicos del sitio de ${doctorInfo.name}, con qué fuentes y cada cuánto se actualizan.`,
      }
    case 'search':
      // The same title for every query: the browser's history must not show what somebody asked.
      return { path: '', title: `¿Qué busca? | ${doctorInfo.name}`, description: '' }
    case 'not-found':
      return { path: '', title: `Página no encontrada | ${doctorInfo.name}`, description: '' }
    case 'gone':
      return { path: '', title: `Página retirada | ${doctorInfo.name}`, description: '' }
    case 'closed-draft':
      return { path: '', title: `Borrador cerrado | ${doctorInfo.name}`, description: '' }
  }
}
