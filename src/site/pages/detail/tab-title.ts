import { entryMetadata } from '#content/documents/entry-metadata.ts'
import { neutralTitle } from '#content/entries/discretion.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import type { TopicEntry } from '#site/topics.ts'

/** What the tab, the history and a shared message call an entry's page; neutral if the owner chose so. */
export function tabTitle({ 'site-content': content }: OpenSite, { kind, entry }: TopicEntry): string {
  const { doctorInfo } = content
  return entry.discretion.hasNeutralTitle
    ? neutralTitle(doctorInfo.name)
    : entryMetadata(kind, entry, doctorInfo).title
}
