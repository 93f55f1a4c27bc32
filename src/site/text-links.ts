import type { OpenSite } from '#site/open/open-site.ts'
import { entryName, storedTopics, type TopicEntry, topicKinds, topicPath } from './topics.ts'

/** A piece of a text; one with an address is a link. */
export type TextPiece = { readonly text: string; readonly href?: string | undefined }

/** Links the names of other topics in the texts of one page. */
export type LinkText = (text: string) => readonly TextPiece[]

/** More would make an article hard to read. */
const maxLinks = 8

/** A shorter name may be a common word, unless it is an abbreviation in capitals: 'VPH'. */
const minName = 6
const abbreviation = /^\p{Lu}{3,}$/u

/**
 * Links the first mention of every other disease, symptom and service on the page of a topic or of the questions, by its
 * name, its technical name or its abbreviation. Other synonyms may mean something else in a text. Call it with the texts
 * in their order on the page.
 */
export function textLinks(names: TopicNames, topic?: TopicEntry): LinkText {
  const used = new Set(topic && [topicPath(topic.kind, topic.entry.id)])
  const ownNames = topic ? namesIn(topic).map(comparable) : []

  return (text) => {
    const pieces: TextPiece[] = []
    let end = 0
    for (const { 0: word, index } of text.matchAll(words)) {
      if (index < end || used.size > maxLinks) continue
      const found = (names.get(comparable(word)) ?? [])
        .filter(({ name, href }) => !used.has(href) && !ownNames.includes(name) && isAt(text, index, name))
        .toSorted((one, other) => other.name.length - one.name.length)[0]
      if (!found) continue
      used.add(found.href)
      if (index > end) pieces.push({ text: text.slice(end, index) })
      end = index + found.name.length
      pieces.push({ text: text.slice(index, end), href: found.href })
    }
    return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces
  }
}

const words = /\p{L}+/gu

/** Case does not matter, except for abbreviations: 'SOP' is not 'sop'. */
const comparable = (name: string): string => (abbreviation.test(name) ? name : name.toLowerCase())

/** Whether the text has the whole name at this place. */
const isAt = (text: string, index: number, name: string): boolean =>
  comparable(text.slice(index, index + name.length)) === name &&
  !/^\p{L}/u.test(text.slice(index + name.length))

function namesIn(topic: TopicEntry, withFacts = (text: string) => text): string[] {
  const technical = topic.kind === 'diseases' ? [topic.entry.technicalName] : []
  const synonyms = topic.entry.synonyms.map(withFacts).filter((synonym) => abbreviation.test(synonym))
  return [...[entryName(topic), ...technical].map(withFacts), ...synonyms].map((name) => name.trim())
}

type Name = { readonly name: string; readonly href: string }

/** The names of all topics by their first word. */
export type TopicNames = ReadonlyMap<string, readonly Name[]>

export const topicNames = (site: OpenSite): TopicNames =>
  Map.groupBy(
    topicKinds.flatMap((kind) => storedTopics(site, kind).flatMap((topic) => namesOf(site, topic))),
    ({ name }) => name.match(words)?.[0] ?? '',
  )

const namesOf = (site: OpenSite, topic: TopicEntry): Name[] =>
  namesIn(topic, site.withFacts)
    .filter((name) => name.length >= minName || abbreviation.test(name))
    .map((name) => ({ name: comparable(name), href: topicPath(topic.kind, topic.entry.id) }))
