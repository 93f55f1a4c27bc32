import { entryMetadata } from '#content/documents/entry-metadata.ts'
import { neutralTitle } from '#content/entries/discretion.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { basePaths, type TopicEntry } from '#site/topics.ts'

/** What the tab, the history and a shared message call an entry's page; neutral if the owner chose so. */
export function tabTitle({ 'site-content': content }: OpenSite, { kind, entry }: TopicEntry): string {
  const { doctorInfo } = content
  return entry.discretion.hasNeutralTitle
    ? neutralTitle(doctorInfo.name)
    : entryMetadata(kind, entry, doctorInfo).title
}

/**
 * The preferred path of an entry's page. The stored one may be the path that the entry had when it was written, so a
 * former path of the entry stands for its present path.
 */
export function canonicalPath(site: OpenSite, { kind, entry }: TopicEntry): string {
  const own = `${basePaths[kind]}/${entry.id}`
  const stored = entry.metadata.alternates.canonical
  if (!stored.startsWith('/')) return own
  if (stored.startsWith(`${basePaths[kind]}/`) && isOwn(stored.slice(basePaths[kind].length + 1))) return own
  const former = site.addresses.formerPaths().get(stored)
  if (!former) return stored
  return former.status === 308 ? former.location : own

  /** Another entry may use the id by now, so the former ids come first. */
  function isOwn(id: string): boolean {
    const next = site.addresses.successorOf(kind, id)
    return site.addresses.currentId(kind, next ?? id) === entry.id
  }
}
