import type { Disease } from '#content/disease.ts'
import { basePaths, type PageDocument } from '#content/page-documents.ts'
import type { Service } from '#content/service.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { Symptom } from '#content/symptom.ts'
import { topicIcons } from '#drawings/icons.ts'

/** The three data sets that have a list page and one page per entry. */
export type TopicKind = PageDocument

export const topicKinds: readonly TopicKind[] = ['services', 'diseases', 'symptoms']

export { basePaths }

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

const knownIcon = (name: string) => (Object.hasOwn(topicIcons, name) ? name : genericIcon)

/** The first `count` entries from `start` as cards, in the owner's order. A data set may have thousands of entries. */
export function topicCards(snapshot: Snapshot, kind: TopicKind, count: number, start = 0): TopicCard[] {
  const end = start + count
  const href = (id: string) => `${basePaths[kind]}/${id}`
  switch (kind) {
    case 'services':
      return snapshot.services
        .slice(start, end)
        .map(({ id, title, shortDescription, iconIndividual, imageHome }) => ({
          ...{ id, name: title, technicalName: '', shortDescription, href: href(id) },
          ...{ icon: knownIcon(iconIndividual), imageHome },
        }))
    case 'diseases':
      return snapshot.diseases
        .slice(start, end)
        .map(({ id, name, technicalName, shortDescription, iconIndividual, imageHome }) => ({
          ...{
            id,
            name,
            technicalName,
            shortDescription,
            href: href(id),
            icon: knownIcon(iconIndividual),
            imageHome,
          },
        }))
    case 'symptoms':
      return snapshot.symptoms.slice(start, end).map(({ id, name, shortDescription, icon, imageHome }) => ({
        ...{
          id,
          name,
          technicalName: '',
          shortDescription,
          href: href(id),
          icon: knownIcon(icon),
          imageHome,
        },
      }))
  }
}

/** Texts of the site content about a data set. */
export function topicTexts({ 'site-content': content }: Snapshot, kind: TopicKind) {
  return kind === 'diseases' ? content.diseasesSection : content[kind]
}

export type TopicEntry =
  | { readonly kind: 'services'; readonly entry: Service }
  | { readonly kind: 'diseases'; readonly entry: Disease }
  | { readonly kind: 'symptoms'; readonly entry: Symptom }

export const entryName = (topic: TopicEntry) =>
  topic.kind === 'services' ? topic.entry.title : topic.entry.name
