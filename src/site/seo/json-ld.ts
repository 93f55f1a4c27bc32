import { priceText } from '#content/facts/prices.ts'
import { withoutExtension } from '#content/phones/phone-number.ts'
import { placesOf } from '#content/places/places.ts'
import { siteLanguage } from '#content/texts/languages.ts'
import { medicalSpecialty, serviceType } from '#site/pages/detail/structured-data.ts'
import type { GraphData, GraphNode as Node, Trail } from '#site/pages/page-kind.ts'
import { isListed } from '#site/pages/page-kind.ts'
import { pageKind } from '#site/pages/page-kinds.tsx'
import { webpOf } from '#site/photo.ts'
import type { RenderContext } from '#site/render-context.ts'
import { topicPath } from '#site/topics.ts'
import { doctor, practiceAddress } from './doctor-node.ts'
import { pageMetadata } from './page-metadata.ts'
import { otherPlaceNodes, placeFacts } from './place-nodes.ts'

/** Minimum picture width in pixels that search engines ask for. */
const searchWidth = 1280

/**
 * A page's structured data as one schema.org graph, with the same ids on every page; undefined for pages that must
 * not be indexed. It contains only what the page shows.
 */
export function jsonLd(context: RenderContext): object | undefined {
  const { site, route, siteUrl, images } = context
  const kind = pageKind(route)
  if (!isListed(kind)) return
  const { title, description, canonical } = pageMetadata(context)
  const ids = {
    doctor: `${siteUrl}/#doctora`,
    practice: `${siteUrl}/#consultorio`,
    site: `${siteUrl}/#sitio`,
  }
  const image = (path: string) => {
    const { src, photo } = images(path)
    return siteUrl + (photo ? webpOf(photo, searchWidth) : src)
  }

  const data = { site, siteUrl, canonical, ids, image }
  const trail = kind.trail?.(site)
  const graph: Node[] = [
    doctor(data),
    // On other pages the list of services would only repeat.
    { ...practice(data), ...(route.page === 'home' && { availableService: services(data) }) },
    {
      '@type': 'WebSite',
      '@id': ids.site,
      url: `${siteUrl}/`,
      name: site['site-content'].doctorInfo.name,
      inLanguage: siteLanguage,
      publisher: { '@id': ids.practice },
    },
    {
      '@type': kind.schemaType ?? 'WebPage',
      '@id': `${canonical}#pagina`,
      url: canonical,
      name: title,
      description,
      inLanguage: kind.language ?? siteLanguage,
      isPartOf: { '@id': ids.site },
      breadcrumb: trail && { '@id': `${canonical}#ruta` },
      ...(kind.subject?.(data) ?? { about: { '@id': ids.practice } }),
    },
    ...otherPlaceNodes(data),
    ...(trail ? [breadcrumbs(trail, data)] : []),
    ...(kind.nodes?.(data) ?? []),
  ]
  return { '@context': 'https://schema.org', '@graph': graph.map(withoutEmpty) }
}

function practice({ site, siteUrl, ids, image }: GraphData): Node {
  const { doctorInfo, payments, consultationPrice } = site['site-content']
  const amounts = consultationPrice.prices.filter(({ visible }) => visible).map(({ amount }) => amount)
  const range = amounts.length > 0 ? new Set([Math.min(...amounts), Math.max(...amounts)]) : []
  const [first] = placesOf(site['site-content'])
  return {
    '@type': 'MedicalClinic',
    '@id': ids.practice,
    name: `${doctorInfo.name}, ${doctorInfo.specialty}`,
    url: `${siteUrl}/`,
    image: image(doctorInfo.logoPath),
    logo: image(doctorInfo.logoPath),
    telephone: withoutExtension(doctorInfo.phone),
    email: doctorInfo.email,
    medicalSpecialty,
    address: practiceAddress(site['site-content']),
    ...(first && placeFacts(first, site)),
    paymentAccepted: payments.methods
      .filter(({ visible }) => visible)
      .map(({ name }) => name)
      .join(', '),
    currenciesAccepted: 'MXN',
    priceRange: Array.from(range, (amount) => priceText({ amount })).join(' a '),
    founder: { '@id': ids.doctor },
  }
}

/** Services that the home page's graph lists at most. */
const maxServices = 50

const services = ({ site, siteUrl }: GraphData): Node[] =>
  site.services.slice(0, maxServices).map(({ id, title }) => ({
    '@type': serviceType(id),
    name: title,
    url: siteUrl + topicPath('services', id),
  }))

function breadcrumbs(trail: Trail, { siteUrl, canonical }: GraphData): Node {
  const items = [{ name: 'Inicio', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path === undefined ? canonical : siteUrl + path,
  }))
  return { '@type': 'BreadcrumbList', '@id': `${canonical}#ruta`, itemListElement: items }
}

/** Removes empty values, so that the graph claims nothing about them. */
const withoutEmpty = (node: object): Node =>
  Object.fromEntries(
    Object.entries(node)
      .map(([key, value]) => [key, clean(value)] as const)
      .filter(([, value]) => value !== undefined),
  )

function clean(value: unknown): unknown {
  if (value === '' || value === undefined || value === null) return
  if (Array.isArray(value)) return value.length > 0 ? value.map(clean) : undefined
  return typeof value === 'object' ? withoutEmpty(value) : value
}
