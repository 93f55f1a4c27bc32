import { inContent, type Rule } from './rule.ts'

/** Studies of the sample that need equipment, and how a text of the practice speaks of each. */
const studies = [
  { name: 'ultrasonido', words: /ultrasonido/i },
  { name: 'colposcopia', words: /colposcopia/i },
] as const

/** What the site says of services that it does not show. */
export const serviceRules: readonly Rule[] = [
  {
    id: 'aviso-sin-servicio',
    level: 'avisa',
    reason: 'El aviso de un servicio se ve solo en la página de ese servicio. Sin la página, nadie lo lee.',
    *find({ document, texts }, { shown }) {
      if (document !== 'notices') return
      for (const { path, field, text } of texts) {
        const [index] = path.split('.')
        const isPlace = field.key === 'service' && shown.notices[Number(index)]?.place === 'service'
        if (isPlace && !shown.services.some(({ id, visible }) => id === text && visible))
          yield { path, text: `El servicio «${text}» no tiene página en el sitio.`, part: text }
      }
    },
  },
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
