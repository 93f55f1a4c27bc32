import type { OpenSite } from '#site/open/open-site.ts'
import {
  entryName,
  findTopic,
  storedTopics,
  type TopicEntry,
  type TopicKind,
  topicKinds,
  topicPath,
} from './topics.ts'

export type RelatedTopic = { readonly href: string; readonly name: string }

/** Links at most; a disease may be named by many symptoms. */
const maxLinks = 12

/**
 * The visible topics that an entry names or that name it, in the order of the lists. A service names none, so the
 * services that the same entries name follow.
 */
export function relatedTopics(
  site: OpenSite,
  namers: TopicNamers,
  topic: TopicEntry,
): readonly RelatedTopic[] {
  const own = topicPath(topic.kind, topic.entry.id)
  const naming = (namers.get(own) ?? []).map(({ namer }) => namer)
  const direct = inOrder(site, [...namedBy(site, topic), ...naming])
  const together = topic.kind === 'services' ? namedWith(site, naming) : []
  const byPath = new Map([...direct, ...together].map((one) => [topicPath(one.kind, one.id), one]))
  byPath.delete(own)
  return [...byPath.values()]
    .slice(0, maxLinks)
    .flatMap(({ kind, id }) => findTopic(site, kind, id) ?? [])
    .map((found) => ({ href: topicPath(found.kind, found.entry.id), name: entryName(found) }))
}

/** The services that these entries name. */
const namedWith = (site: OpenSite, namers: readonly TopicId[]): TopicId[] =>
  inOrder(
    site,
    namers
      .slice(0, maxLinks)
      .flatMap(({ kind, id }) => findTopic(site, kind, id) ?? [])
      .flatMap((namer) => namedBy(site, namer))
      .filter(({ kind }) => kind === 'services'),
  )

function inOrder(site: OpenSite, topics: readonly TopicId[]): TopicId[] {
  const placeOf = ({ kind, id }: TopicId) => site[kind].placeOf(id) ?? 0
  return topics.toSorted(
    (one, other) =>
      topicKinds.indexOf(one.kind) - topicKinds.indexOf(other.kind) || placeOf(one) - placeOf(other),
  )
}

/** A visible entry by its present id. */
type TopicId = { readonly kind: TopicKind; readonly id: string }

/** The entries that an entry names in its own fields, by any of their ids. */
function namedBy({ addresses }: OpenSite, { kind, entry }: TopicEntry): TopicId[] {
  if (kind === 'services') return []
  const visible = (named: TopicKind, ids: readonly string[]) =>
    ids.flatMap((id) => {
      const current = addresses.currentId(named, id)
      return current === undefined ? [] : { kind: named, id: current }
    })
  const diseases = kind === 'symptoms' ? entry.relatedConditions.map(({ diseaseId }) => diseaseId) : []
  return [...visible('services', entry.relatedServices), ...visible('diseases', diseases)]
}

/** The entries that name another one, by the path of that one. */
export type TopicNamers = ReadonlyMap<string, readonly { readonly namer: TopicId }[]>

export const topicNamers = (site: OpenSite): TopicNamers =>
  Map.groupBy(
    topicKinds.flatMap((kind) =>
      storedTopics(site, kind).flatMap((topic) =>
        namedBy(site, topic).map((named) => ({ named, namer: { kind, id: topic.entry.id } })),
      ),
    ),
    ({ named }) => topicPath(named.kind, named.id),
  )
