import type { Page } from '#content/entries/page.ts'
import { pageChangedAt } from '#site/own-pages.ts'
import { httpsAddress } from '#site/pages/article-text.ts'
import type { GraphData, GraphNode as Node } from '#site/pages/page-kind.ts'

const schemaTypes: Readonly<Record<Page['type'], string>> = {
  information: 'WebPage',
  campaign: 'WebPage',
  article: 'MedicalWebPage',
  faq: 'WebPage',
}
export const schemaTypeOf = ({ type }: Page) => schemaTypes[type]

/** What the page is about: an event for a campaign with a first or last day, questions with their answers, otherwise an article. */
export function ownPageNodes(page: Page, data: GraphData): Node[] {
  const common = {
    '@id': `${data.canonical}#texto`,
    description: page.shortDescription,
    url: data.canonical,
    inLanguage: page.language,
    ...(page.image && { image: data.image(page.image) }),
  }
  if (page.type === 'campaign' && (page.from || page.until)) return [{ ...common, ...eventOf(page, data) }]
  const questions = page.type === 'faq' ? questionsOf(page) : []
  if (questions.length > 0)
    return [{ ...common, '@type': 'FAQPage', name: page.title, mainEntity: questions }]
  return [{ ...common, ...articleOf(page, data) }]
}

const eventOf = ({ title, from, date, until }: Page, { ids }: GraphData): Node => ({
  '@type': 'Event',
  name: title,
  startDate: from || date,
  endDate: until,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@id': ids.practice },
  organizer: { '@id': ids.practice },
})

const questionsOf = ({ text: parts }: Page): Node[] =>
  parts
    .filter(({ title, text }) => title !== '' && text !== '')
    .map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    }))

/** Review by the doctor is claimed only of a text that she signed. */
function articleOf(page: Page, { site, ids }: GraphData): Node {
  const { title, author, date, signOff, sources } = page
  return {
    '@type': 'Article',
    headline: title,
    datePublished: date,
    dateModified: pageChangedAt(site, page),
    author: signOff.date ? { '@id': ids.doctor } : author && { '@type': 'Person', name: author },
    publisher: { '@id': ids.practice },
    citation: sources.map(({ name, url }) => ({ '@type': 'CreativeWork', name, url: httpsAddress(url) })),
  }
}
