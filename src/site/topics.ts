import { basePaths, type PageDocument, pageDocuments } from '#content/documents/page-documents.ts'
import type { Disease } from '#content/entries/disease.ts'
import type { Service } from '#content/entries/service.ts'
import type { Symptom } from '#content/entries/symptom.ts'
import { topicIcons } from '#drawings/icons.ts'
import type { OpenSite } from './open/open-site.ts'

/** The three data sets that have a list page and one page per entry. */
export type TopicKind = PageDocument

export { basePaths, pageDocuments as topicKinds }

export type TopicEntry =
  | { readonly kind: 'services'; readonly entry: Service }
  | { readonly kind: 'diseases'; readonly entry: Disease }
  | { readonly kind: 'symptoms'; readonly entry: Symptom }

export const entryName = (topic: TopicEntry) =>
  topic.kind === 'services' ? topic.entry.title : topic.entry.name

export const topicPath = (kind: TopicKind, id: string) => `${basePaths[kind]}/${id}`

/** The entry at a place of its data set. */
function topicAt(site: OpenSite, kind: TopicKind, place: number): TopicEntry | undefined {
  switch (kind) {
    case 'services': {
      const entry = site.services.at(place)
      return entry && { kind, entry }
    }
    case 'diseases': {
      const entry = site.diseases.at(place)
      return entry && { kind, entry }
    }
    case 'symptoms': {
      const entry = site.symptoms.at(place)
      return entry && { kind, entry }
    }
  }
}

/** The service, disease or symptom with this id. */
export const findTopic = (site: OpenSite, kind: TopicKind, id: string): TopicEntry | undefined =>
  topicAt(site, kind, site[kind].placeOf(id) ?? -1)

/** `count` entries from `start`, in the owner's order. A data set may have thousands of entries. */
export const topicsOf = (
  site: OpenSite,
  kind: TopicKind,
  count = site[kind].length,
  start = 0,
): TopicEntry[] =>
  site[kind].stored
    .slice(start, start + count)
    .flatMap((_, index) => topicAt(site, kind, start + index) ?? [])

/** The entries with marks in their texts, as they are stored. */
export function storedTopics(site: OpenSite, kind: TopicKind): TopicEntry[] {
  switch (kind) {
    case 'services':
      return site.services.stored.map((entry) => ({ kind, entry }))
    case 'diseases':
      return site.diseases.stored.map((entry) => ({ kind, entry }))
    case 'symptoms':
      return site.symptoms.stored.map((entry) => ({ kind, entry }))
  }
}

/** The texts that the doctor signed, in the order of the lists. */
export const signedTopics = (site: OpenSite): TopicEntry[] =>
  pageDocuments.flatMap((kind) =>
    site[kind].stored
      .flatMap(({ signOff }, place) => (signOff.date === '' ? [] : (topicAt(site, kind, place) ?? [])))
      .filter(({ entry }) => entry.signOff.date !== ''),
  )

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
