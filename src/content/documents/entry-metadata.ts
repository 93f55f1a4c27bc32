import type { PageDocument } from '../addresses/page-documents.ts'

/** The fields of an entry from which its title and description for search engines are made. */
export type DescribedEntry = {
  /** A service's name. */
  readonly title?: string
  /** The name of a disease or symptom. */
  readonly name?: string
  readonly shortDescription: string
  readonly metadata: { readonly title: string; readonly description: string }
}

type Practice = { readonly name: string; readonly city: string }

/** What search engines get about an entry's page. */
export type EntryMetadata = {
  readonly title: string
  readonly description: string
  /** The title that is used while the entry has no own one. */
  readonly defaultTitle: string
  readonly defaultDescription: string
}

/** Characters of a default title. Google shows about 60. */
const maxTitle = 60
/** Characters of a default description, which Google shows whole on a desktop. */
const maxDescription = 140

/** The title and description of an entry's page: its own ones, or those made from its name and the practice. */
export function entryMetadata(
  document: PageDocument,
  entry: DescribedEntry,
  practice: Practice,
): EntryMetadata {
  const defaultTitle = titleOf(document, entry, practice)
  const defaultDescription = cutAtWord(entry.shortDescription, maxDescription)
  const { title, description } = entry.metadata
  return {
    title: title.trim() || defaultTitle,
    description: description.trim() || defaultDescription,
    defaultTitle,
    defaultDescription,
  }
}

/** The most informative title that fits. */
function titleOf(document: PageDocument, { title, name }: DescribedEntry, practice: Practice): string {
  const topic = (title ?? name ?? '').trim()
  const doctor = practice.name.trim()
  const city = practice.city.trim()
  if (topic === '') return cutAtWord(doctor, maxTitle)
  // A service takes place in a city; a disease does not.
  // A page of her own is about the practice, or in another language.
  const isLocal = document !== 'pages' && city !== ''
  const local = isLocal ? (document === 'services' ? `${topic} en ${city}` : `${topic} | ${city}`) : ''
  const withBoth =
    local && doctor && (document === 'services' ? `${local} | ${doctor}` : `${topic} | ${doctor}, ${city}`)
  const candidates = [withBoth, doctor && `${topic} | ${doctor}`, local, topic]
  return candidates.find((text) => text !== '' && text.length <= maxTitle) ?? cutAtWord(topic, maxTitle)
}

/** The text in one line, at most `max` characters long. A longer text ends after a word, with an ellipsis. */
export function cutAtWord(text: string, max: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= max) return line
  const start = line.slice(0, max)
  const lastSpace = start.lastIndexOf(' ')
  const words = lastSpace > max / 2 ? start.slice(0, lastSpace) : start.slice(0, max - 1)
  return `${words.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`
}
