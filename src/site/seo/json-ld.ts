import { findPrice } from '#content/facts/prices.ts'
import { endOfDay, type OpeningHours } from '#content/hours/opening-hours.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import { practicePoint } from '#content/links/place-on-map.ts'
import { specialDays } from '#content/notices/notice-hours.ts'
import type { Service } from '#content/service.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { comingSpecialHours } from '#site/notices.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { httpsAddress } from '#site/pages/article-text.ts'
import { webpOf } from '#site/photo.ts'
import type { RenderContext } from '#site/render-context.ts'
import { isListed } from '#site/route.ts'
import { basePaths, entryName, type TopicEntry, topicTexts } from '#site/topics.ts'
import { doctor, practiceAddress } from './doctor-node.ts'
import type { GraphNode as Node } from './graph-node.ts'
import { pageMetadata } from './page-metadata.ts'
import { entryChange } from './sitemap.ts'

/** Minimum picture width in pixels that search engines ask for. */
const searchWidth = 1280

/**
 * A page's structured data as one schema.org graph, with the same ids on every page; undefined for pages that must
 * not be indexed. It contains only what the page shows.
 */
export function jsonLd(context: RenderContext): object | undefined {
  const { site, route, siteUrl, images } = context
  if (!isListed(route)) return
  const content = site['site-content']
  const ids = {
    doctor: `${siteUrl}/#doctora`,
    practice: `${siteUrl}/#consultorio`,
    site: `${siteUrl}/#sitio`,
  }
  const { title, description, canonical } = pageMetadata(context)
  const image = (path: string) => {
    const { src, photo } = images(path)
    return siteUrl + (photo ? webpOf(photo, searchWidth) : src)
  }

  const graph: Node[] = [
    doctor(content, siteUrl, ids, image),
    practice(site, siteUrl, ids, image, route.page === 'home'),
    {
      '@type': 'WebSite',
      '@id': ids.site,
      url: `${siteUrl}/`,
      name: content.doctorInfo.name,
      inLanguage: 'es-MX',
      publisher: { '@id': ids.practice },
    },
    {
      '@type': pageType(context),
      '@id': `${canonical}#pagina`,
      url: canonical,
      name: title,
      description,
      inLanguage: 'es-MX',
      isPartOf: { '@id': ids.site },
      breadcrumb: route.page === 'home' ? undefined : { '@id': `${canonical}#ruta` },
      ...pageSubject(context, canonical, ids),
      image: route.page === 'detail' ? image(pictureOf(route.topic)) : undefined,
    },
    ...(route.page === 'home' ? [] : [breadcrumbs(context, canonical)]),
    ...(route.page === 'detail'
      ? [subject(route.topic, canonical), ...offers(content, route.topic, canonical, ids.practice)]
      : []),
  ]
  return { '@context': 'https://schema.org', '@graph': graph.map(withoutEmpty) }
}

type Ids = { readonly practice: string; readonly doctor: string }

/** What the page is about. */
function pageSubject({ site, route }: RenderContext, canonical: string, ids: Ids): Node {
  switch (route.page) {
    case 'detail': {
      const changed = entryChange(site, route)
      return articleOf(route.topic, canonical, ids.doctor, changed)
    }
    case 'profile':
      return { mainEntity: { '@id': ids.doctor } }
    default:
      return { about: { '@id': ids.practice } }
  }
}

/** Services that the home page's graph lists at most. */
const maxServices = 50

/** @param listsServices Whether the page's node lists the services; on other pages they would only repeat. */
function practice(
  site: OpenSite,
  siteUrl: string,
  ids: Ids,
  image: (path: string) => string,
  listsServices: boolean,
): Node {
  const { doctorInfo, doctorWorkInfo, payments, consultationPrice } = site['site-content']
  const prices = consultationPrice.prices.filter(({ visible }) => visible).map(({ amount }) => amount)
  const point = practicePoint(doctorInfo)
  return {
    '@type': 'MedicalClinic',
    '@id': ids.practice,
    name: `${doctorInfo.name}, ${doctorInfo.specialty}`,
    url: `${siteUrl}/`,
    image: image(doctorInfo.logoPath),
    logo: image(doctorInfo.logoPath),
    telephone: doctorInfo.phone,
    email: doctorInfo.email,
    medicalSpecialty: ['https://schema.org/Gynecologic', 'https://schema.org/Obstetric'],
    address: practiceAddress(site['site-content']),
    geo: point && { '@type': 'GeoCoordinates', ...point },
    hasMap: doctorInfo.googleMapsLink,
    openingHoursSpecification: openingHoursOf(doctorWorkInfo.consulting)?.map(openingHours),
    specialOpeningHoursSpecification: specialOpeningHours(site),
    paymentAccepted: payments.methods
      .filter(({ visible }) => visible)
      .map(({ name }) => name)
      .join(', '),
    currenciesAccepted: 'MXN',
    priceRange: prices.length > 0 ? `${Math.min(...prices)} a ${Math.max(...prices)} MXN` : undefined,
    founder: { '@id': ids.doctor },
    availableService: (listsServices ? site.services.slice(0, maxServices) : []).map((service) => ({
      '@type': serviceType(service.id),
      name: service.title,
      url: `${siteUrl}${basePaths.services}/${service.id}`,
    })),
  }
}

function openingHours({ days, opens, closes }: OpeningHours): Node {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }
}

/** Maximum number of runs of dates with special hours, because every page lists them. */
const maxSpecialDays = 40

/** The dates of the coming closures and other hours. A date without hours is closed. */
function specialOpeningHours(site: OpenSite): Node[] {
  const special = comingSpecialHours(site)
  if (special.length === 0) return []
  const usual = openingHoursOf(site['site-content'].doctorWorkInfo.consulting) ?? []
  const days = specialDays(usual, special).slice(0, maxSpecialDays)
  return days.flatMap(({ from, until, spans }) =>
    (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      opens,
      closes: closes === '24:00' ? endOfDay : closes,
      validFrom: from,
      validThrough: until,
    })),
  )
}

function pageType({ route }: RenderContext): string {
  switch (route.page) {
    case 'contact':
      return 'ContactPage'
    case 'list':
      return 'CollectionPage'
    case 'detail':
      return 'MedicalWebPage'
    case 'profile':
      return 'ProfilePage'
    default:
      return 'WebPage'
  }
}

/** Author and review are claimed only of a text that the doctor signed. */
function articleOf({ entry }: TopicEntry, canonical: string, doctorId: string, changed = ''): Node {
  const { signOff, sources } = entry
  return {
    about: { '@id': `${canonical}#tema` },
    mainEntity: { '@id': `${canonical}#tema` },
    audience: { '@type': 'Patient' },
    dateModified: changed,
    citation: sources.map(({ name, url }) => ({
      '@type': 'CreativeWork',
      name,
      url: httpsAddress(url),
    })),
    ...(signOff.date
      ? { author: { '@id': doctorId }, reviewedBy: { '@id': doctorId }, lastReviewed: signOff.date }
      : {}),
  }
}

const pictureOf = ({ kind, entry }: TopicEntry) =>
  (kind === 'symptoms' ? '' : entry.imageIndividual) || entry.imageHome

/** The disease, symptom or service that a page is about. */
function subject(topic: TopicEntry, canonical: string): Node {
  const common = {
    '@id': `${canonical}#tema`,
    name: entryName(topic),
    description: topic.entry.shortDescription,
    url: canonical,
  }
  switch (topic.kind) {
    case 'diseases': {
      const { technicalName, symptoms, riskFactors, treatments, icd10 } = topic.entry
      return {
        ...common,
        '@type': 'MedicalCondition',
        alternateName: technicalName,
        code: codeOf(icd10),
        signOrSymptom: symptoms.items.map((name) => ({ '@type': 'MedicalSignOrSymptom', name })),
        riskFactor: riskFactors.items.map((name) => ({ '@type': 'MedicalRiskFactor', name })),
        possibleTreatment: treatments.items.map(({ name }) => ({ '@type': 'MedicalTherapy', name })),
      }
    }
    case 'symptoms':
      return { ...common, '@type': 'MedicalSignOrSymptom', code: codeOf(topic.entry.icd10) }
    case 'services':
      return {
        ...common,
        '@type': serviceType(topic.entry.id),
        ...(serviceType(topic.entry.id) === 'MedicalProcedure' ? procedureOf(topic.entry) : {}),
      }
  }
}

const codeOf = (icd10: string): Node | undefined =>
  icd10 ? { '@type': 'MedicalCode', codeValue: icd10, codingSystem: 'ICD-10' } : undefined

const procedureOf = ({ process, preparation, postProcedureRecommendations }: Service): Node => ({
  howPerformed: process.map(({ name }) => name).join('. '),
  preparation: preparation.join('. '),
  followup: postProcedureRecommendations.join('. '),
})

/** The price of a service that has one, as its page shows it. */
function offers(content: SiteContent, topic: TopicEntry, canonical: string, practiceId: string): Node[] {
  const price = topic.kind === 'services' ? findPrice(content, topic.entry.price) : undefined
  if (!price) return []
  return [
    {
      '@type': 'Offer',
      '@id': `${canonical}#precio`,
      name: price.name,
      description: price.description,
      price: price.amount,
      priceCurrency: 'MXN',
      validFrom: price.validFrom,
      url: canonical,
      offeredBy: { '@id': practiceId },
    },
  ]
}

/** Ultrasounds, Pap smears and colposcopies are tests; other services are procedures. */
const serviceType = (id: string) =>
  /^(?:ultrasonido|papanicola|colposcopia)/.test(id) ? 'MedicalTest' : 'MedicalProcedure'

function breadcrumbs({ site, route, siteUrl }: RenderContext, canonical: string): Node {
  const trail: { name: string; url: string }[] = [{ name: 'Inicio', url: `${siteUrl}/` }]
  if (route.page === 'list' || route.page === 'detail') {
    const kind = route.page === 'list' ? route.kind : route.topic.kind
    trail.push({ name: topicTexts(site, kind).page.title, url: siteUrl + basePaths[kind] })
  }
  if (route.page === 'detail') trail.push({ name: entryName(route.topic), url: canonical })
  const name = pageNames(site)[route.page]
  if (name) trail.push({ name, url: canonical })
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#ruta`,
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** Names of the single pages in the breadcrumb, as the pages show them. */
const pageNames = (site: OpenSite): { readonly [page: string]: string } => ({
  contact: site['site-content'].contact.title || 'Contacto',
  profile: 'Perfil profesional',
  privacy: 'Aviso de privacidad',
  editorial: 'Cómo revisamos',
})

/** Removes empty values, so that the graph claims nothing about them. */
function withoutEmpty(node: Node): Node {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      const kept = clean(value)
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}

function clean(value: unknown): unknown {
  if (value === '' || value === undefined || value === null) return
  if (Array.isArray(value)) return value.length > 0 ? value.map(clean) : undefined
  if (typeof value === 'object') return withoutEmpty({ ...value })
  return value
}
