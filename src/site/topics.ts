import { basePaths, type TopicDocument, topicDocuments } from '#content/addresses/page-documents.ts'
import { topicIcons } from '#drawings/icons.ts'
import type { OpenSite } from './open/open-site.ts'
import type { TopicLists, Topics } from './open/topic-list.ts'

/** The three data sets that have a list page and one page per entry. */
export type TopicKind = TopicDocument

export { basePaths, topicDocuments as topicKinds }

export type TopicEntry<Kinds extends TopicKind = TopicKind> = {
  [Kind in Kinds]: { readonly kind: Kind; readonly entry: Topics[Kind] }
}[Kinds]

export const entryName = (topic: TopicEntry) =>
  topic.kind === 'services' ? topic.entry.title : topic.entry.name

export const topicPath = (kind: TopicKind, id: string) => `${basePaths[kind]}/${id}`

/** When an entry last changed, as ISO 8601. */
export const changedAt = ({ entryTimes, revisedAt }: OpenSite, { kind, entry }: TopicEntry) =>
  entryTimes[kind]?.get(entry.id) ?? revisedAt[kind]

/** The service, disease or symptom with this id. */
export function findTopic<Kind extends TopicKind>(
  lists: TopicLists,
  kind: Kind,
  id: string,
): TopicEntry<Kind> | undefined {
  const entry = lists[kind].find(id)
  return entry && { kind, entry }
}

/** `count` entries from `start`, in the owner's order. A data set may have thousands of entries. */
export const topicsOf = <Kind extends TopicKind>(
  lists: TopicLists,
  kind: Kind,
  count = lists[kind].length,
  start = 0,
): TopicEntry<Kind>[] => lists[kind].slice(start, start + count).map((entry) => ({ kind, entry }))

/** The entries with marks in their texts, as they are stored. */
export const storedTopics = <Kind extends TopicKind>(lists: TopicLists, kind: Kind): TopicEntry<Kind>[] =>
  lists[kind].stored.map((entry) => ({ kind, entry }))

/** The texts that the doctor signed, in the order of the lists. */
export const signedTopics = (lists: TopicLists): TopicEntry[] =>
  topicDocuments
    .flatMap((kind) => storedTopics(lists, kind))
    .filter(({ entry }) => entry.signOff.date !== '')
    .flatMap(({ kind, entry }) => findTopic(lists, kind, entry.id) ?? [])

/** The fields of an entry that menus, lists and cards need. */
export type TopicCard = {
  readonly id: string
  readonly name: string
  readonly technicalName: string
  readonly shortDescription: string
  readonly href: string
  readonly icon: string
  readonly imageHome: string
}

/** Used if there is no icon drawing for an entry. */
const genericIcon = 'generico'

/** `count` entries from `start` as cards. */
export const topicCards = (site: OpenSite, kind: TopicKind, count: number, start = 0): TopicCard[] =>
  topicsOf(site, kind, count, start).map((topic) => {
    const { id, shortDescription, imageHome } = topic.entry
    const icon = topic.kind === 'symptoms' ? topic.entry.icon : topic.entry.iconIndividual
    return {
      id,
      name: entryName(topic),
      technicalName: topic.kind === 'diseases' ? topic.entry.technicalName : '',
      shortDescription,
      href: topicPath(kind, id),
      icon: Object.hasOwn(topicIcons, icon) ? icon : genericIcon,
      imageHome,
    }
  })

/** Texts of the site content about a data set. */
export function topicTexts({ 'site-content': content }: OpenSite, kind: TopicKind) {
  return kind === 'diseases' ? content.diseasesSection : content[kind]
}
