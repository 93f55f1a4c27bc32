import type { Snapshot } from '#content/snapshot.ts'
import { entryPlace } from './entry-places.ts'
import type { FormerPath } from './renderer-types.ts'
import { basePaths, type TopicKind, topicKinds } from './topics.ts'

const pathsOf = new WeakMap<Snapshot, ReadonlyMap<string, FormerPath>>()

/** The response of every alias and former address: a redirect, or 410. @param snapshot With visible entries only. */
export function formerPaths(snapshot: Snapshot): ReadonlyMap<string, FormerPath> {
  const known = pathsOf.get(snapshot)
  if (known) return known
  const paths = new Map<string, FormerPath>()
  for (const kind of topicKinds) {
    const list = basePaths[kind]
    let samePage: string | undefined
    for (const id of [...aliasesOf(snapshot, kind).keys(), ...(snapshot.formerIds[kind]?.keys() ?? [])]) {
      if (entryPlace(snapshot[kind], id) !== undefined) continue
      const current = currentId(snapshot, kind, id)
      const path = `${list}/${id}`
      if (current === undefined) {
        samePage ??= path
        paths.set(path, { status: 410, samePage })
      } else {
        paths.set(path, { status: 308, location: `${list}/${current}` })
      }
    }
  }
  pathsOf.set(snapshot, paths)
  return paths
}

/**
 * The id of the visible entry that an id leads to: an id in use wins over an alias, and an alias over a former id.
 * Undefined if the entry is deleted or hidden, or if the id was never used.
 */
export function currentId(snapshot: Snapshot, kind: TopicKind, id: string): string | undefined {
  const former = snapshot.formerIds[kind]
  const followed = new Set<string>()
  let next: string | undefined = id
  while (next !== undefined && !followed.has(next)) {
    if (entryPlace(snapshot[kind], next) !== undefined) return next
    const aliasTarget = aliasesOf(snapshot, kind).get(next)
    if (aliasTarget !== undefined) return aliasTarget
    followed.add(next)
    next = former?.get(next)
  }
  return undefined
}

/** Every id that leads to this visible entry: its own, its aliases, and its former ids. The reverse of `currentId`. */
export function idsLeadingTo(snapshot: Snapshot, kind: TopicKind, { id, aliases }: Addressed): string[] {
  const earlier = earlierIds(snapshot.formerIds[kind] ?? noIds)
  const found = new Set([id])
  const next = [id, ...aliases]
  for (const candidate of next) {
    if (currentId(snapshot, kind, candidate) === id) found.add(candidate)
    // An entry may have had several ids one after the other.
    for (const former of earlier.get(candidate) ?? []) if (!next.includes(former)) next.push(former)
  }
  return [...found]
}

type Successors = ReadonlyMap<string, string | undefined>

const noIds: Successors = new Map()
const earlierIn = new WeakMap<Successors, ReadonlyMap<string | undefined, readonly string[]>>()

/** Id → the ids that it replaced. */
function earlierIds(successors: Successors): ReadonlyMap<string | undefined, readonly string[]> {
  const known = earlierIn.get(successors)
  if (known) return known
  const earlier = new Map<string | undefined, string[]>()
  for (const [former, successor] of successors) {
    const ids = earlier.get(successor)
    if (ids) ids.push(former)
    else earlier.set(successor, [former])
  }
  earlierIn.set(successors, earlier)
  return earlier
}

type Addressed = { readonly id: string; readonly aliases: readonly string[] }
type Entries = readonly Addressed[]

const aliasesIn = new WeakMap<Entries, ReadonlyMap<string, string>>()

/** Alias → id of its entry. */
function aliasesOf(snapshot: Snapshot, kind: TopicKind): ReadonlyMap<string, string> {
  const entries: Entries = snapshot[kind]
  const known = aliasesIn.get(entries)
  if (known) return known
  const aliases = new Map(entries.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id] as const)))
  aliasesIn.set(entries, aliases)
  return aliases
}
