import { inContent, type Rule } from './rule.ts'

/** Studies of the sample that need equipment, and how a text of the practice speaks of each. */
const studies = [
  { name: 'ultrasonido', words: /ultrasonido/i },
  { name: 'colposcopia', words: /colposcopia/i },
] as const

export const offeredStudyRules: readonly Rule[] = [
  {
    id: 'estudio-sin-servicio',
    level: 'avisa',
    reason:
      'Solo se anuncia lo que el consultorio puede hacer, con el personal y el equipo que hace falta (Ley General de Salud, art. 306; Reglamento en Materia de Publicidad, art. 18).',
    find: inContent(function* (_, { shown }, { texts }) {
      for (const { name, words } of studies) {
        if (shown.services.some(({ title, visible }) => visible && words.test(title))) continue
        const said = texts.filter(
          ({ path, field, text }) =>
            (field.kind === 'text' || field.kind === 'longText') && !isNoOffer.test(path) && words.test(text),
        )
        for (const { path } of said) {
          yield { path, text: `Menciona ${name}, y ningún servicio que se muestre lo ofrece.`, part: name }
        }
      }
    }),
  },
]

/** Her studies and her memberships, addresses, and words for search engines. */
const isNoOffer = /^certifications\.|(?:^|\.)(?:icon|id)$|keywords/
