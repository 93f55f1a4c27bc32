import { licenceNames, licencesOf, licenceText } from '#content/facts/licences.ts'
import { phoneText } from '#content/facts/phone-text.ts'
import { hoursLines } from '#content/hours/workplace-hours.ts'
import { joined, placesOf } from '#content/places/places.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { ownPages } from '#site/own-pages.ts'
import { hasQuestions, questionsTitle } from '#site/questions.ts'
import {
  contactPath,
  editorialPath,
  ownPagePath,
  privacyPath,
  profilePath,
  questionsPath,
} from '#site/route.ts'
import { costTable, priceRows, shownCosts } from '#site/shown-costs.ts'
import { basePaths, type TopicKind, topicCards, topicKinds, topicTexts } from '#site/topics.ts'

/** Entries of a data set at most, so that the file of a large site stays short. */
const maxEntries = 200

/** An overview of the site for language models, in the form of llmstxt.org. */
export function llmsText(site: OpenSite, siteUrl: string): string {
  const { doctorInfo, home } = site['site-content']
  const place = joined('', [doctorInfo.city, doctorInfo.state])
  const link = (name: string, path: string, about = '') =>
    `- [${name}](${siteUrl}${path})${about && `: ${oneLine(about)}`}`
  const topics = (kind: TopicKind) =>
    topicCards(site, kind, maxEntries).map(({ name, href, shortDescription }) =>
      link(name, href, shortDescription),
    )
  return [
    `# ${[doctorInfo.name, doctorInfo.specialty].filter(Boolean).join(', ')}${place && ` (${place})`}`,
    '',
    `> ${oneLine(home.metadataDescription)}`,
    '',
    'Los textos orientan y no sustituyen una consulta médica. Los que llevan «Revisado por…» los firmó la doctora; los demás aún no los ha revisado.',
    '',
    '## El consultorio',
    '',
    link('Perfil profesional', profilePath, 'formación, cédulas y certificaciones'),
    link('Contacto', contactPath, 'teléfonos, horario y dirección'),
    ...(hasQuestions(site) ? [link(questionsTitle(site), questionsPath)] : []),
    link('Cómo revisamos', editorialPath),
    link('Aviso de privacidad', privacyPath),
    ...ownPages(site).map(({ id, title, shortDescription }) =>
      link(title, ownPagePath(id), shortDescription),
    ),
    ...practiceFacts(site),
    ...practicePlaces(site['site-content']),
    ...topicKinds.flatMap((kind) => {
      const title = topicTexts(site, kind).page.title || basePaths[kind].slice(1)
      const entries = topics(kind)
      return entries.length > 0 ? ['', `## ${oneLine(title)}`, '', ...entries] : []
    }),
    '',
  ].join('\n')
}

/** The facts that patients ask for: her licences, how to reach her, what it costs, and who pays. */
function practiceFacts(site: OpenSite): string[] {
  const content = site['site-content']
  const { phone, whatsapp, email } = content.doctorInfo
  const costs = shownCosts(site)
  return [
    ...licencesOf(content).map((licence) => [licenceNames[licence.kind], licenceText(licence)] as const),
    ['Teléfono', phone && phoneText(phone, content)] as const,
    ['WhatsApp', whatsapp && phoneText(whatsapp, content)] as const,
    ['Correo', email] as const,
    ...costTable(priceRows(costs), costs).rows,
  ]
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `- ${oneLine(`${name}: ${text}`)}`)
}

/** Every place with its address, hours and telephones. */
function practicePlaces(content: SiteContent): string[] {
  const lines = placesOf(content).flatMap((place) => {
    const facts = [
      place.addressText,
      place.byAppointment && 'con cita',
      ...hoursLines(place, content.doctorWorkInfo.clock).map(({ days, hours }) => `${days} ${hours}`),
      ...place.phones
        .filter(({ phone }) => phone !== '')
        .map(
          ({ subheader, phone, display }) => `${subheader || 'Tel.'} ${display || phoneText(phone, content)}`,
        ),
    ].filter(Boolean)
    return facts.length > 0 ? [`- ${oneLine(`${place.name}: ${facts.join('; ')}`)}`] : []
  })
  return lines.length > 0 ? ['', '## Dónde atiende', '', ...lines] : []
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
