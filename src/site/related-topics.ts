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

/** The visible topics that an entry names or that name it, in the order of the lists. */
export function relatedTopics(
  site: OpenSite,
  namers: TopicNamers,
  topic: TopicEntry,
): readonly RelatedTopic[] {
  const related = [...namedBy(topic), ...naming(site, namers, topic)]
  return topicKinds
    .flatMap((kind) => {
      const ids = related
        .filter((other) => other.kind === kind)
        .map(({ id }) => site.addresses.currentId(kind, id))
      const placeOf = (id: string) => site[kind].placeOf(id) ?? 0
      return [...new Set(ids)]
        .filter((id) => id !== undefined)
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map((id) => findTopic(site, kind, id))
    })
    .filter((found) => found !== undefined)
    .slice(0, maxLinks)
    .map((found) => ({ href: topicPath(found.kind, found.entry.id), name: entryName(found) }))
}

type TopicId = { readonly kind: TopicKind; readonly id: string }

/** The entries that an entry names in its own fields. */
function namedBy({ kind, entry }: TopicEntry): TopicId[] {
  if (kind === 'services') return []
  const services = entry.relatedServices.map((id) => ({ kind: 'services', id }) as const)
  if (kind === 'diseases') return services
  return [
    ...services,
    ...entry.relatedConditions.map(({ diseaseId: id }) => ({ kind: 'diseases', id }) as const),
  ]
}

/** The entries that name this one by any of its ids. */
function naming(site: OpenSite, namers: TopicNamers, { kind, entry }: TopicEntry): TopicId[] {
  const paths = site.addresses.idsLeadingTo(kind, entry).map((id) => topicPath(kind, id))
  return paths.flatMap((path) => namers.get(path) ?? [])
}

/** The entries by the paths that they name. */
export type TopicNamers = ReadonlyMap<string, readonly TopicId[]>

export function topicNamers(site: OpenSite): TopicNamers {
  const namers = new Map<string, TopicId[]>()
  for (const topic of topicKinds.flatMap((kind) => storedTopics(site, kind))) {
    for (const named of namedBy(topic)) {
      const path = topicPath(named.kind, named.id)
      const known = namers.get(path)
      if (known) known.push({ kind: topic.kind, id: topic.entry.id })
      else namers.set(path, [{ kind: topic.kind, id: topic.entry.id }])
    }
  }
  return namers
}
