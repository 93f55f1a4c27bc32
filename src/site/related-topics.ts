import type { Snapshot } from '#content/snapshot.ts'
import { entryPlace } from './entry-places.ts'
import { findTopic } from './find-topic.ts'
import { currentId, idsLeadingTo } from './former-addresses.ts'
import { topicsOf } from './signed-topics.ts'
import { basePaths, entryName, type TopicEntry, type TopicKind, topicKinds } from './topics.ts'

export type RelatedTopic = { readonly href: string; readonly name: string }

/** Links at most; a disease may be named by many symptoms. */
const maxLinks = 12

/** The visible topics that an entry names or that name it, in the order of the lists. */
export function relatedTopics(snapshot: Snapshot, topic: TopicEntry): readonly RelatedTopic[] {
  const related = [...namedBy(topic), ...naming(snapshot, topic)]
  return topicKinds
    .flatMap((kind) => {
      const ids = related
        .filter((other) => other.kind === kind)
        .map(({ id }) => currentId(snapshot, kind, id))
      const placeOf = (id: string) => entryPlace(snapshot[kind], id) ?? 0
      return [...new Set(ids)]
        .filter((id) => id !== undefined)
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map((id) => findTopic(snapshot, kind, id))
    })
    .filter((found) => found !== undefined)
    .slice(0, maxLinks)
    .map((found) => ({ href: `${basePaths[found.kind]}/${found.entry.id}`, name: entryName(found) }))
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
function naming(snapshot: Snapshot, { kind, entry }: TopicEntry): TopicId[] {
  const keys = idsLeadingTo(snapshot, kind, entry).map((id) => keyOf({ kind, id }))
  return topicKinds.flatMap((other) => {
    const namers = namersOf(snapshot, other)
    return keys.flatMap((key) => namers.get(key) ?? [])
  })
}

const keyOf = ({ kind, id }: TopicId) => `${basePaths[kind]}/${id}`

type Namers = ReadonlyMap<string, readonly TopicId[]>

const namersByList = new WeakMap<object, Namers>()

/** The entries of a list by what they name. Computed once for each list: a save changes one of them or none. */
function namersOf(snapshot: Snapshot, kind: TopicKind): Namers {
  const known = namersByList.get(snapshot[kind])
  if (known) return known
  const namers = new Map<string, TopicId[]>()
  for (const topic of topicsOf(snapshot, kind)) {
    for (const named of namedBy(topic)) {
      const ids = namers.get(keyOf(named)) ?? []
      ids.push({ kind, id: topic.entry.id })
      namers.set(keyOf(named), ids)
    }
  }
  namersByList.set(snapshot[kind], namers)
  return namers
}
