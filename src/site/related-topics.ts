import type { Snapshot } from '#content/snapshot.ts'
import { currentId } from './former-addresses.ts'
import { topicsOf } from './signed-topics.ts'
import { basePaths, entryName, type TopicEntry, type TopicKind, topicKinds } from './topics.ts'

export type RelatedTopic = { readonly href: string; readonly name: string }

/** Links at most; a disease may be named by many symptoms. */
const maxLinks = 12

/** The visible topics that an entry names or that name it, in the order of the lists. */
export function relatedTopics(snapshot: Snapshot, { kind, entry }: TopicEntry): readonly RelatedTopic[] {
  return (linksOf(snapshot).get(keyOf(kind, entry.id)) ?? []).slice(0, maxLinks)
}

const keyOf = (kind: TopicKind, id: string) => `${basePaths[kind]}/${id}`

type Links = ReadonlyMap<string, readonly RelatedTopic[]>
const links = new WeakMap<Snapshot, Links>()

function linksOf(snapshot: Snapshot): Links {
  const known = links.get(snapshot)
  if (known) return known
  const targets = new Map<string, Set<string>>()
  const names = new Map<string, string>()
  const connect = (from: string, to: string) => {
    for (const [start, end] of [
      [from, to],
      [to, from],
    ] as const) {
      const ends = targets.get(start) ?? new Set()
      targets.set(start, ends.add(end))
    }
  }
  for (const topic of topicKinds.flatMap((kind) => topicsOf(snapshot, kind))) {
    const from = keyOf(topic.kind, topic.entry.id)
    names.set(from, entryName(topic))
    for (const [kind, named] of namedBy(topic)) {
      const id = currentId(snapshot, kind, named)
      if (id !== undefined) connect(from, keyOf(kind, id))
    }
  }
  const places = new Map([...names.keys()].map((href, place) => [href, place]))
  const placeOf = (href: string) => places.get(href) ?? 0
  const found = new Map(
    [...targets].map(([from, ends]) => [
      from,
      [...ends]
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((href) => ({ href, name: names.get(href) ?? '' })),
    ]),
  )
  links.set(snapshot, found)
  return found
}

/** The entries that an entry names in its own fields. */
function namedBy({ kind, entry }: TopicEntry): (readonly [TopicKind, string])[] {
  if (kind === 'services') return []
  const services = entry.relatedServices.map((id) => ['services', id] as const)
  if (kind === 'diseases') return services
  return [...services, ...entry.relatedConditions.map(({ diseaseId }) => ['diseases', diseaseId] as const)]
}
