import type { SiteContent } from '#content/site-content/index.ts'
import { contrast } from '#content/theme/oklch.ts'
import { inContent, type Rule } from './rule.ts'

/** Sections whose title is a heading of the home page, and whether they have something to show. */
const titledSections: readonly [string, (content: SiteContent) => boolean][] = [
  ['certifications.sectionTitle', ({ certifications }) => certifications.documents.length > 0],
  ['experience.sectionTitle', ({ experience }) => experience.entities.length > 0],
  ['consultationPrice.sectionTitle', ({ consultationPrice }) => consultationPrice.prices.length > 0],
  ['payments.sectionTitle', ({ payments }) => payments.methods.length > 0],
  ['insurances.sectionTitle', ({ insurances }) => insurances.companies.length > 0],
  ['services.sectionTitle', () => true],
  ['symptoms.sectionTitle', () => true],
  ['diseasesSection.sectionTitle', () => true],
  ['aboutMe.sectionTitle', ({ aboutMe }) => aboutMe.description !== ''],
  ['contact.title', () => true],
]

const white = '#ffffff'
/** WCAG for large texts. */
const minContrast = 3

export const appearanceRules: readonly Rule[] = [
  {
    id: 'encabezado-vacio',
    level: 'avisa',
    reason:
      'Sin encabezado, los demás quedan en desorden: quien usa lector de pantalla recorre la página por ellos (WCAG 2.2, criterio 1.3.1).',
    find: inContent(function* (content, _, { texts }) {
      const filled = new Set(texts.map(({ path }) => path))
      for (const [path, hasContent] of titledSections) {
        if (hasContent(content) && !filled.has(path)) yield { path, text: 'La sección no tiene título.' }
      }
    }),
  },
  {
    id: 'contraste',
    level: 'avisa',
    reason:
      'Quien ve poco, o lee al sol, no distingue un texto claro sobre claro (WCAG 2.2, criterio 1.4.3).',
    find: inContent(function* ({ experience, heroSection }) {
      for (const [index, { color, label }] of experience.entities.entries()) {
        if (color !== '' && contrast(color, white) < minContrast)
          yield {
            path: `experience.entities.${index}.color`,
            text: `El color de «${label}» casi no se distingue.`,
          }
      }
      const { backgroundImage, overlayColor, overlayOpacity } = heroSection
      if (backgroundImage === '' || overlayColor === '') return
      // The picture may be white behind the text.
      if (contrast(over(overlayColor, overlayOpacity), white) < minContrast)
        yield {
          path: 'heroSection.overlayOpacity',
          text: 'Con un velo tan claro, el título de la portada puede no leerse sobre la imagen.',
        }
    }),
  },
]

/** The colour that a translucent layer over white has. */
function over(color: string, opacity: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  const mixed = channels.map((channel) => Math.round(channel * opacity + 255 * (1 - opacity)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
