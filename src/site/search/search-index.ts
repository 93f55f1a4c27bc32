import { findPrice, priceText } from '#content/facts/prices.ts'
import { hoursText } from '#content/hours/hours-text.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { bookingLink, costLinks } from '#site/practice-links.ts'
import { priceDetails } from '#site/price-details.ts'
import { contactPath, editorialPath, privacyPath, profilePath } from '#site/route.ts'
import { topicsOf } from '#site/signed-topics.ts'
import { basePaths, entryName, type TopicEntry, type TopicKind, topicKinds } from '#site/topics.ts'
import type { SearchEntry } from './search-entry.ts'

/** The rows of larger data sets have only their names and synonyms, so that the index stays small. */
const maxWithNotes = 300

const indexes = new WeakMap<Snapshot, readonly SearchEntry[]>()

/** Everything that visitors can look for. @param snapshot As visitors see it. */
export function searchIndex(snapshot: Snapshot): readonly SearchEntry[] {
  const known = indexes.get(snapshot)
  if (known) return known
  const index = [
    ...topicKinds.flatMap((kind) => topicRows(snapshot, kind)),
    ...priceRows(snapshot),
    ...pageRows(snapshot),
    ...insurerRows(snapshot),
  ]
  indexes.set(snapshot, index)
  return index
}

function topicRows(snapshot: Snapshot, kind: TopicKind): SearchEntry[] {
  const topics = topicsOf(snapshot, kind)
  const hasNotes = topics.length <= maxWithNotes
  return topics.map((topic) => {
    const path = `${basePaths[kind]}/${topic.entry.id}`
    const name = entryName(topic)
    const { synonyms, aliases, shortDescription } = topic.entry
    if (!hasNotes) return { kind, name, path, ...wordsOf(name, synonyms) }
    const price = topic.kind === 'services' && findPrice(snapshot['site-content'], topic.entry.price)
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

function priceRows(snapshot: Snapshot): SearchEntry[] {
  const { prices: link } = costLinks(snapshot)
  if (!link) return []
  return snapshot['site-content'].consultationPrice.prices
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

function insurerRows(snapshot: Snapshot): SearchEntry[] {
  const { insurers: link } = costLinks(snapshot)
  if (!link) return []
  return snapshot['site-content'].insurances.companies
    .filter(({ visible }) => visible)
    .map(({ name }) => ({ kind: 'insurer', name, path: link.href }))
}

/** Pages and sections that answer questions about the practice itself. */
function pageRows(snapshot: Snapshot): SearchEntry[] {
  const { prices, insurers } = costLinks(snapshot)
  const { payments, doctorWorkInfo } = snapshot['site-content']
  const methods = payments.methods.filter(({ visible }) => visible)
  const place = [doctorWorkInfo.consulting.address, hoursText(doctorWorkInfo.consulting.hours)]
  return [
    ...(prices
      ? [
          page(prices.label, prices.href, 'Cuánto cuesta y cómo puede pagar.', [
            'cuánto cuesta, precio, costo, tarifa, cobra, vale, pagar, factura',
            ...methods.map(({ name }) => name),
          ]),
        ]
      : []),
    ...(insurers
      ? [
          page(insurers.label, insurers.href, 'Las aseguradoras con las que trabaja el consultorio.', [
            'seguro, aseguradora, póliza, gastos médicos, acepta, atiende',
          ]),
        ]
      : []),
    ...bookingRows(snapshot),
    page(
      'Contacto',
      contactPath,
      sentences(place.filter(Boolean)) || 'Cómo comunicarse con el consultorio.',
      [
        'cita por teléfono, horario, a qué hora abren, cuándo atiende, días, sábado, domingo, dónde está, ubicación, dirección, cómo llegar',
        'mapa, teléfono, WhatsApp, correo, urgencias, emergencia, estacionamiento, rampa, elevador, silla de ruedas',
      ],
    ),
    page('Perfil profesional', profilePath, 'Formación, cédulas y certificaciones.', [
      'quién es la doctora, currículum, cédula, estudios, universidad, experiencia, especialista, hospital',
    ]),
    page('Aviso de privacidad', privacyPath, 'Qué datos se tratan y cómo ejercer sus derechos.', [
      'mis datos, qué saben de mí, datos personales, ARCO, cookies, confidencial',
    ]),
    page('Cómo revisamos', editorialPath, 'Quién responde por los textos médicos y con qué fuentes.', [
      'fuentes, quién escribe, revisión médica',
    ]),
  ]
}

/** The booking calendar of a doctors' directory, if the contact page has one. */
function bookingRows(snapshot: Snapshot): SearchEntry[] {
  const link = bookingLink(snapshot)
  if (!link) return []
  return [
    page(link.label, link.href, snapshot['site-content'].contact.bookingText, [
      'cita, agendar, agendar cita, reservar, en línea, por internet, hoy, en la noche, día y hora',
    ]),
  ]
}

const page = (name: string, path: string, note: string, words: readonly string[]): SearchEntry => ({
  kind: 'page',
  name,
  path,
  note,
  words: words.join(', '),
})
