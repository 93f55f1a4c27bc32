import { entryMetadata } from '#content/documents/entry-metadata.ts'
import { entryCard } from '#content/media/share-card.ts'
import type { PageKind } from '#site/pages/page-kind.ts'
import type { DetailRoute } from '#site/route.ts'
import { basePaths, changedAt, entryName, topicTexts } from '#site/topics.ts'
import { DetailPage } from './detail-page.tsx'
import { canonicalPath, tabTitle } from './entry-address.ts'
import { articleOf, offers, pictureOf, subjectOf } from './structured-data.ts'

/** The page of a service, a disease or a symptom. */
export function detailPage({ topic }: DetailRoute): PageKind {
  const { kind, entry } = topic
  return {
    View: () => <DetailPage topic={topic} />,
    head(site) {
      const { doctorInfo } = site['site-content']
      const { title, description } = entryMetadata(kind, entry, doctorInfo)
      return {
        path: canonicalPath(site, topic),
        title,
        tabTitle: tabTitle(site, topic),
        description,
        keywords: entry.metadata.keywords,
        openGraph: entry.metadata.openGraph,
        type: 'article',
      }
    },
    card() {
      const { title, picture } = entryCard(entry)
      return { title, pictures: [picture] }
    },
    changedAt: (site) => changedAt(site, topic),
    schemaType: 'MedicalWebPage',
    subject: (data) => ({
      ...articleOf(topic, data),
      image: data.image(pictureOf(topic)),
    }),
    nodes: (data) => [subjectOf(topic, data.canonical), ...offers(topic, data)],
    trail: (site) => [
      { name: topicTexts(site, kind).page.title, path: basePaths[kind] },
      { name: entryName(topic) },
    ],
  }
}
