import { offeredWork } from '#content/entries/offered-work.ts'
import { inContent, type Rule } from './rule.ts'

/** What the site says of services that it does not show. */
export const serviceRules: readonly Rule[] = [
  {
    id: 'estudio-sin-servicio',
    level: 'avisa',
    reason:
      'Solo se anuncia lo que el consultorio puede hacer, con el personal y el equipo que hace falta (Ley General de Salud, art. 306; Reglamento en Materia de Publicidad, art. 18).',
    find: inContent(function* (_, { shown }, { texts }) {
      for (const { name, services, mentions } of offeredWork) {
        if (shown.services.some(({ title, visible }) => visible && services.test(title))) continue
        const said = texts.filter(
          ({ path, field, text }) =>
            (field.kind === 'text' || field.kind === 'longText') &&
            !isNoOffer.test(path) &&
            mentions.test(text),
        )
        for (const { path } of said) {
          yield { path, text: `Menciona ${name}, y ningún servicio que se muestre lo ofrece.`, part: name }
        }
      }
    }),
  },
]

/** Her studies and her memberships, general answers, addresses, and words for search engines. */
const isNoOffer = /^certifications\.|^questions\.|(?:^|\.)(?:icon|id)$|keywords/
