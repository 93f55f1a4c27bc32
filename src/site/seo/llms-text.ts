import type { OpenSite } from '#site/open/open-site.ts'
import { contactPath, editorialPath, privacyPath, profilePath } from '#site/route.ts'
import { basePaths, type TopicKind, topicCards, topicKinds, topicTexts } from '#site/topics.ts'

/** Entries of a data set at most, so that the file of a large site stays short. */
const maxEntries = 200

/** An overview of the site for language models, in the form of llmstxt.org. */
export function llmsText(site: OpenSite, siteUrl: string): string {
  const { doctorInfo, home } = site['site-content']
  const place = [doctorInfo.city, doctorInfo.state].filter(Boolean).join(', ')
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
    'Los textos orientan y no sustituyen una consulta médica. Los que llevan «Revisado por…» los firmó la doctora.',
    '',
    '## El consultorio',
    '',
    link('Perfil profesional', profilePath, 'formación, cédulas y certificaciones'),
    link('Contacto', contactPath, 'teléfonos, horario y dirección'),
    link('Cómo revisamos', editorialPath),
    link('Aviso de privacidad', privacyPath),
    ...topicKinds.flatMap((kind) => {
      const title = topicTexts(site, kind).page.title || basePaths[kind].slice(1)
      const entries = topics(kind)
      return entries.length > 0 ? ['', `## ${oneLine(title)}`, '', ...entries] : []
    }),
    '',
  ].join('\n')
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
