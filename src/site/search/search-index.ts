import { findPrice, priceText } from '#content/facts/prices.ts'
import { hoursText } from '#content/hours/hours-text.ts'
import { scheduleDays } from '#content/hours/schedule.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import { type Place, placesOf } from '#content/places/places.ts'
import type { SearchEntry } from '#content/search/search-entry.ts'
import { splitParagraphs } from '#content/texts/paragraphs.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { ownPages } from '#site/own-pages.ts'
import { bookingLink, costLinks } from '#site/practice-links.ts'
import { hasQuestions, practiceAnchor, practiceFacts, shownQuestions } from '#site/questions.ts'
import {
  contactPath,
  editorialPath,
  ownPagePath,
  privacyPath,
  profilePath,
  questionsPath,
} from '#site/route.ts'
import { placeAnchor } from '#site/section-anchors.ts'
import { priceDetails } from '#site/shown-costs.ts'
import {
  entryName,
  storedTopics,
  type TopicEntry,
  type TopicKind,
  topicKinds,
  topicPath,
  topicsOf,
} from '#site/topics.ts'

/** The rows of larger data sets have only their names and synonyms, so that the index stays small. */
const maxWithNotes = 300

/** Everything that visitors can look for. */
export const searchIndex = (site: OpenSite): readonly SearchEntry[] => [
  ...topicKinds.flatMap((kind) => topicRows(site, kind)),
  ...ownPageRows(site),
  ...questionRows(site),
  ...priceRows(site),
  ...pageRows(site),
  ...insurerRows(site),
]

function topicRows(site: OpenSite, kind: TopicKind): SearchEntry[] {
  if (site[kind].length > maxWithNotes) return shortRows(site, kind)
  return topicsOf(site, kind).map((topic) => {
    const path = topicPath(kind, topic.entry.id)
    const name = entryName(topic)
    const { synonyms, aliases, shortDescription } = topic.entry
    const price = topic.kind === 'services' && findPrice(site['site-content'], topic.entry.price)
    const preparation = topic.kind === 'services' ? topic.entry.preparation : []
    return {
      kind,
      name,
      path,
      note: shortDescription,
      ...(price && { price: priceText(price) }),
      ...wordsOf(name, [...synonyms, ...aliases, ...topic.entry.metadata.keywords, ...namesIn(topic)]),
      ...(preparation.length > 0 && { preparation: sentences(preparation) }),
    }
  })
}

const ownPageRows = (site: OpenSite): SearchEntry[] =>
  ownPages(site).map((page) => ({
    kind: 'page',
    name: page.title,
    path: ownPagePath(page.id),
    note: page.shortDescription,
    ...wordsOf(page.title, [
      ...page.synonyms,
      ...page.metadata.keywords,
      ...page.text.flatMap(({ title }) => title || []),
    ]),
  }))

const shortRows = (site: OpenSite, kind: TopicKind): SearchEntry[] =>
  storedTopics(site, kind).map((topic) => {
    const name = site.withFacts(entryName(topic))
    return {
      kind,
      name,
      path: topicPath(kind, topic.entry.id),
      ...wordsOf(name, topic.entry.synonyms.map(site.withFacts)),
    }
  })

/** A list as sentences. */
const sentences = (items: readonly string[]): string =>
  items.map((item) => (/[.!?]$/.test(item) ? item : `${item}.`)).join(' ')

/** Names in an entry that patients may know better than its own. */
function namesIn({ kind, entry }: TopicEntry): string[] {
  switch (kind) {
    case 'services':
      return entry.types.map(({ name }) => name)
    case 'diseases':
      return [entry.technicalName]
    case 'symptoms':
      return entry.relatedConditions.map(({ name }) => name)
  }
}

/** The words without repetitions, and without the name. */
function wordsOf(name: string, words: readonly string[]): Pick<SearchEntry, 'words'> {
  const others = new Map(words.map((word) => [word.toLowerCase(), word]))
  others.delete(name.toLowerCase())
  others.delete('')
  return others.size > 0 ? { words: [...others.values()].join(', ') } : {}
}

/** General questions with their short answers, then what the owner answered about her practice. */
function questionRows(site: OpenSite): SearchEntry[] {
  if (!hasQuestions(site)) return []
  const questions = shownQuestions(site).map(
    ({ id, question, answer, synonyms }): SearchEntry => ({
      kind: 'question',
      name: question,
      path: `${questionsPath}#${id}`,
      note: splitParagraphs(answer)[0] ?? '',
      ...wordsOf(question, synonyms),
    }),
  )
  const facts = practiceFacts(site).map(
    ({ name, value, words }): SearchEntry => ({
      kind: 'question',
      name,
      path: `${questionsPath}#${practiceAnchor}`,
      note: value,
      words,
    }),
  )
  return [...questions, ...facts]
}

function priceRows(site: OpenSite): SearchEntry[] {
  const { prices: link } = costLinks(site)
  if (!link) return []
  return site['site-content'].consultationPrice.prices
    .filter(({ visible }) => visible)
    .map((price) => ({
      kind: 'price',
      name: price.name,
      path: link.href,
      price: priceText(price),
      note: priceDetails(price),
      words: 'cuánto cuesta, precio, costo, vale, cobra',
    }))
}

function insurerRows(site: OpenSite): SearchEntry[] {
  const { insurers: link } = costLinks(site)
  if (!link) return []
  return site['site-content'].insurances.companies
    .filter(({ visible }) => visible)
    .map(({ name }) => ({ kind: 'insurer', name, path: link.href }))
}

/** Pages and sections that answer questions about the practice itself. */
function pageRows(site: OpenSite): SearchEntry[] {
  const { prices, insurers } = costLinks(site)
  const { payments, doctorWorkInfo } = site['site-content']
  const methods = payments.methods.filter(({ visible }) => visible).map(({ name }) => name)
  const place = [doctorWorkInfo.consulting.address, hoursText(doctorWorkInfo.consulting.hours)]
  return [
    ...(prices
      ? [
          page(
            prices.label,
            prices.href,
            'Cuánto cuesta y cómo puede pagar.',
            ['cuánto cuesta, precio, costo, tarifa, cobra, vale, pagar, factura', ...methods].join(', '),
          ),
        ]
      : []),
    ...(insurers
      ? [
          page(
            insurers.label,
            insurers.href,
            'Las aseguradoras con las que trabaja el consultorio.',
            'seguro, aseguradora, póliza, gastos médicos, acepta, atiende',
          ),
        ]
      : []),
    ...bookingRows(site),
    ...placeRows(site),
    page(
      'Contacto',
      contactPath,
      sentences(place.filter(Boolean)) || 'Cómo comunicarse con el consultorio.',
      'cita por teléfono, horario, a qué hora abren, cuándo atiende, días, sábado, domingo, dónde está, ubicación, dirección, cómo llegar, mapa, teléfono, WhatsApp, correo, urgencias, emergencia, estacionamiento, rampa, elevador, silla de ruedas',
    ),
    page(
      'Perfil profesional',
      profilePath,
      'Formación, cédulas y certificaciones.',
      'quién es la doctora, currículum, cédula, estudios, universidad, experiencia, especialista, hospital',
    ),
    page(
      'Aviso de privacidad',
      privacyPath,
      'Qué datos se tratan y cómo ejercer sus derechos.',
      'mis datos, qué saben de mí, datos personales, ARCO, cookies, confidencial',
    ),
    page(
      'Cómo revisamos',
      editorialPath,
      'Quién responde por los textos médicos y con qué fuentes.',
      'fuentes, quién escribe, revisión médica',
    ),
  ]
}

/** Each of several places, by its name, street and neighbourhood. */
function placeRows(site: OpenSite): SearchEntry[] {
  const places = placesOf(site['site-content'])
  if (places.length < 2) return []
  return places.map((place) =>
    page(
      place.name,
      `${contactPath}#${placeAnchor(place.id)}`,
      sentences([place.addressText, hoursText(place.hours)].filter(Boolean)),
      [
        place.neighbourhood,
        place.city,
        ...openDays(place),
        'dónde atiende, consultorio, horario, cómo llegar',
      ]
        .filter(Boolean)
        .join(', '),
    ),
  )
}

/** 'sábado' for patients who ask where the doctor is on that day. */
function openDays(place: Place): string[] {
  const days = new Set(openingHoursOf(place)?.flatMap((hours) => hours.days))
  return scheduleDays.filter(({ weekday }) => days.has(weekday)).map(({ name }) => name)
}

/** The booking calendar of a doctors' directory, if the contact page has one. */
function bookingRows(site: OpenSite): SearchEntry[] {
  const link = bookingLink(site)
  if (!link) return []
  return [
    page(
      link.label,
      link.href,
      site['site-content'].contact.bookingText,
      'cita, agendar, agendar cita, reservar, en línea, por internet, hoy, en la noche, día y hora',
    ),
  ]
}

const page = (name: string, path: string, note: string, words: string): SearchEntry => ({
  kind: 'page',
  name,
  path,
  note,
  words,
})
