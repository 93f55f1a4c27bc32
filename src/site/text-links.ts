import type { Snapshot } from '#content/snapshot.ts'
import type { Route } from './route.ts'
import { topicsOf } from './signed-topics.ts'
import { basePaths, entryName, topicKinds } from './topics.ts'

/** A piece of a text; one with an address is a link. */
export type TextPiece = { readonly text: string; readonly href?: string | undefined }

/** Links the names of other topics in the texts of one page. */
export type LinkText = (text: string) => readonly TextPiece[]

/** More would make an article hard to read. */
const maxLinks = 8

/** A shorter name may be a common word. */
const minName = 6

/**
 * Links the first mention of every other disease, symptom and service on the page of a topic. Call it with the texts in
 * their order on the page. @returns undefined for pages that are not about a topic.
 */
export function textLinks(snapshot: Snapshot, route: Route): LinkText | undefined {
  if (route.page !== 'detail') return undefined
  const names = namesOf(snapshot)
  const { kind, entry } = route.topic
  const used = new Set([`${basePaths[kind]}/${entry.id}`])
  const ownName = entryName(route.topic).toLowerCase()

  return (text) => {
    const pieces: TextPiece[] = []
    let end = 0
    for (const { 0: word, index } of text.matchAll(words)) {
      if (index < end || used.size > maxLinks) continue
      const found = names
        .get(word.toLowerCase())
        ?.find(({ name, href }) => !used.has(href) && name !== ownName && isAt(text, index, name))
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

/** Whether the text has the whole name at this place, in any case. */
const isAt = (text: string, index: number, name: string): boolean =>
  text.slice(index, index + name.length).toLowerCase() === name &&
  !/^\p{L}/u.test(text.slice(index + name.length))

type Name = { readonly name: string; readonly href: string }
type Names = ReadonlyMap<string, readonly Name[]>

const namesBySnapshot = new WeakMap<Snapshot, Names>()

/** The names of all topics by their first word, the longest first. */
function namesOf(snapshot: Snapshot): Names {
  const known = namesBySnapshot.get(snapshot)
  if (known) return known
  const all = topicKinds
    .flatMap((kind) => topicsOf(snapshot, kind))
    .map(
      (topic): Name => ({
        name: entryName(topic).trim().toLowerCase(),
        href: `${basePaths[topic.kind]}/${topic.entry.id}`,
      }),
    )
    .filter(({ name }) => name.length >= minName)
    .toSorted((one, other) => other.name.length - one.name.length)
  const names = Map.groupBy(all, ({ name }) => name.match(words)?.[0] ?? '')
  namesBySnapshot.set(snapshot, names)
  return names
}
