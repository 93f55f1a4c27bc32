import type { Snapshot } from '#content/snapshot.ts'
import { withoutTracers } from '#content/tracers.ts'
import type { Route } from './route.ts'
import { topicsOf } from './signed-topics.ts'
import { basePaths, entryName, type TopicEntry, type TopicKind, topicKinds } from './topics.ts'

/** A piece of a text; one with an address is a link. */
type TextPiece = { readonly text: string; readonly href?: string | undefined }

/** Links the names of other topics in the texts of one page. */
export type LinkText = (text: string) => readonly TextPiece[]

/** More would make an article hard to read. */
const maxLinks = 8

/** A shorter name may be a common word, unless it is an abbreviation in capitals: 'VPH'. */
const minName = 6
const abbreviation = /^\p{Lu}{3,}$/u

/**
 * Links the first mention of every other disease, symptom and service on the page of a topic, by its name, its technical
 * name or its abbreviation. Other synonyms may mean something else in a text. Call it with the texts in their order on
 * the page. @returns undefined for pages that are not about a topic.
 */
export function textLinks(snapshot: Snapshot, route: Route): LinkText | undefined {
  if (route.page !== 'detail') return undefined
  const lists = topicKinds.map((kind) => namesOf(snapshot, kind))
  const { kind, entry } = route.topic
  const used = new Set([`${basePaths[kind]}/${entry.id}`])
  const ownNames = namesIn(route.topic).map(comparable)
  const namesAt = (word: string) => lists.flatMap((names) => names.get(comparable(word)) ?? [])

  return (text) => {
    const pieces: TextPiece[] = []
    let end = 0
    for (const { 0: word, index } of text.matchAll(words)) {
      if (index < end || used.size > maxLinks) continue
      const found = namesAt(word)
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

function namesIn(topic: TopicEntry): string[] {
  const technical = topic.kind === 'diseases' ? [topic.entry.technicalName] : []
  const short = topic.entry.synonyms.filter((synonym) => abbreviation.test(withoutTracers(synonym)))
  // The page that an owner edits has tracers behind its names.
  return [entryName(topic), ...technical, ...short].map((name) => withoutTracers(name).trim())
}

type Name = { readonly name: string; readonly href: string }
type Names = ReadonlyMap<string, readonly Name[]>

const namesByList = new WeakMap<object, Names>()

/** The names of a data set by their first word. Computed once for each list: a save changes one of them or none. */
function namesOf(snapshot: Snapshot, kind: TopicKind): Names {
  const known = namesByList.get(snapshot[kind])
  if (known) return known
  const names = Map.groupBy(topicsOf(snapshot, kind).flatMap(namesOfTopic), firstWord)
  namesByList.set(snapshot[kind], names)
  return names
}

const firstWord = ({ name }: Name) => name.match(words)?.[0] ?? ''

const namesByEntry = new WeakMap<object, readonly Name[]>()

function namesOfTopic(topic: TopicEntry): readonly Name[] {
  const known = namesByEntry.get(topic.entry)
  if (known) return known
  const href = `${basePaths[topic.kind]}/${topic.entry.id}`
  const names = namesIn(topic)
    .filter((name) => name.length >= minName || abbreviation.test(name))
    .map((name): Name => ({ name: comparable(name), href }))
  namesByEntry.set(topic.entry, names)
  return names
}
