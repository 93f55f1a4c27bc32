import { adviseOn } from '#content/advice/advisers.ts'
import { licencesOf } from '#content/facts/licences.ts'
import { markValues, unknownMarks } from '#content/facts/marks.ts'
import { nationalNumber } from '#content/phones/phone-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import type { Part, PartText } from './checked-site.ts'
import type { Found } from './finding.ts'
import type { Rule } from './rule.ts'
import { otherHours } from './written-hours.ts'

/** Texts that state the same fact in two ways, and fields whose form is wrong. */
export const factRules: readonly Rule[] = [
  {
    id: 'telefono-distinto',
    level: 'avisa',
    reason:
      'Un teléfono viejo en un texto hace que la paciente llame a donde nadie contesta. Con «Usar de Mis datos» el texto sigue siempre a «Mis datos».',
    find(part, { shown }) {
      const known = phonesOf(shown['site-content'])
      const pattern = /(?<![\d$.,/-])(?:\+?52[ -]?)?\d{2,3}[ -]\d{3,4}[ -]\d{4}(?!\d)/g
      return otherFacts(part, pattern, (written) => {
        const number = nationalNumber(written)
        if (known.size > 0 && !known.has(number) && !number.startsWith('800'))
          return `Dice «${written}», que no es ningún teléfono de «Mis datos».`
      })
    },
  },
  {
    id: 'correo-distinto',
    level: 'avisa',
    reason:
      'Un correo viejo en un texto hace que se pierdan mensajes. El suyo se escribe una vez, en «Mis datos».',
    find(part, { shown }) {
      const { email } = shown['site-content'].doctorInfo
      return otherFacts(part, /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (written) => {
        if (email !== '' && written.toLowerCase() !== email.toLowerCase())
          return `Dice «${written}», y el correo de «Mis datos» es «${email}».`
      })
    },
  },
  {
    id: 'nombre-distinto',
    level: 'avisa',
    reason: 'El nombre con el que se anuncia debe ser el de su cédula, igual en todo el sitio.',
    find(part, { shown }) {
      if (part.document === 'testimonials') return []
      const own = words(shown['site-content'].doctorInfo.name)
      return otherFacts(part, /\bDra?\.\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)*/gu, (written) => {
        if (!words(written).every((word) => own.includes(word)))
          return `Dice «${written}», y en «Mis datos» el nombre es otro.`
      })
    },
  },
  {
    id: 'cedula-distinta',
    level: 'bloquea',
    reason:
      'La cédula que se anuncia debe ser la suya: la paciente la busca en el Registro Nacional de Profesionistas.',
    find(part, { shown }) {
      const numbers = licencesOf(shown['site-content']).map(({ number }) => number)
      const known: readonly string[] = numbers.join(' ').match(/\d{5,}/g) ?? []
      return otherFacts(part, /c[ée]dula[^.\d]{0,40}(\d{5,9})\b/giu, (written) => {
        if (known.length > 0 && !known.includes(written))
          return `Dice la cédula ${written}, que no es ninguna de las suyas.`
      })
    },
  },
  {
    id: 'anios-distintos',
    level: 'avisa',
    reason:
      'Los años de experiencia deben poder comprobarse, y ser los mismos en todo el sitio. Con «Usar de Mis datos» el texto los toma de «Sobre mí».',
    find(part, { shown }) {
      if (part.document === 'testimonials') return []
      const { yearsOfExperience } = shown['site-content'].aboutMe
      const pattern = /\b\d{1,2}\s+años\s+de\s+(?:experiencia|práctica|trayectoria|ejercicio)/giu
      return otherFacts(part, pattern, (written) => {
        if (yearsOfExperience !== 0 && Number.parseInt(written, 10) !== yearsOfExperience)
          return `Dice «${written}», y en «Sobre mí» son ${yearsOfExperience}.`
      })
    },
  },
  {
    id: 'codigo-postal-distinto',
    level: 'avisa',
    reason: 'Un código postal viejo lleva a la paciente y a los mapas a otro lugar.',
    find(part, { shown }) {
      const { doctorInfo, doctorWorkInfo } = shown['site-content']
      const known = `${doctorInfo.postalCode} ${doctorInfo.address} ${doctorWorkInfo.hospitalAddress}`
      const pattern = /\bC(?:\.\s?|ó?digo\s)P(?:\.|ostal)?\s?(\d{5})\b/giu
      return otherFacts(part, pattern, (written, path) => {
        if (/\d{5}/.test(known) && !known.includes(written) && !path.startsWith('doctorWorkInfo.'))
          return `Dice el código postal ${written}, y en «Mis datos» es otro.`
      })
    },
  },
  {
    id: 'horario-distinto',
    level: 'avisa',
    reason:
      'Un horario viejo en un texto hace que la paciente llegue con la puerta cerrada. El suyo se escribe una vez, en «Mis datos».',
    *find(part, { shown }) {
      // Notices say when the practice has other hours than usual.
      if (part.document === 'testimonials' || part.document === 'notices') return
      for (const { path, text } of sentences(part)) {
        if (path.startsWith('doctorWorkInfo.')) continue
        for (const written of otherHours(text, shown['site-content'])) {
          yield { path, text: `Dice «${written}», que no es ningún horario de «Mis datos».`, part: written }
        }
      }
    },
  },
  {
    id: 'dato-con-forma-rara',
    level: 'avisa',
    reason:
      'Un teléfono, un código postal o un enlace del mapa incompleto no sirve a la paciente ni a los buscadores.',
    *find({ texts }) {
      for (const { path, field, text } of texts) {
        if (field.advice === undefined || field.advice === 'licence') continue
        const advice = adviseOn(field.advice, text)
        if (advice) yield { path, text: advice.text, level: advice.level }
      }
    },
  },
  {
    id: 'dato-desconocido',
    level: 'avisa',
    reason: 'El nombre entre llaves no es de ningún dato: la paciente lo leería con sus llaves.',
    *find({ document, texts }, { shown }) {
      if (document === 'testimonials') return
      const values = markValues(shown['site-content'])
      for (const { path, text } of texts) {
        for (const mark of unknownMarks(text, values))
          yield { path, text: `Se leerá «${mark}» tal cual.`, part: mark }
      }
    },
  },
]

/** What the sentences of a part say in a form that `explain` objects to: the first group of the pattern, or all of it. */
function* otherFacts(
  part: Part,
  pattern: RegExp,
  explain: (written: string, path: string) => string | undefined,
): Generator<Found> {
  for (const { path, text } of sentences(part)) {
    for (const [whole, written = whole] of text.matchAll(pattern)) {
      const explanation = explain(written, path)
      if (explanation) yield { path, text: explanation, part: written }
    }
  }
}

/** Texts that people read, without addresses and single facts. */
const sentences = ({ texts }: Part): PartText[] =>
  texts
    .filter(({ field }) => field.kind === 'text' || field.kind === 'longText')
    .filter(({ path }) => !isFact(path))

const isFact = (path: string) => /^doctorInfo\.|(?:^|\.)display$/.test(path)

const words = (name: string): readonly string[] => name.toLowerCase().match(/\p{L}+/gu) ?? []

function phonesOf({ doctorInfo, doctorWorkInfo }: SiteContent): ReadonlySet<string> {
  const { consulting, hospital, urgencies, schedulingPhone, urgenciesPhone } = doctorWorkInfo
  const phones = [
    ...[doctorInfo.phone, doctorInfo.whatsapp, doctorInfo.urgenciesPhone, schedulingPhone, urgenciesPhone],
    ...[consulting, hospital, urgencies].flatMap((place) => place.phones.map(({ phone }) => phone)),
  ]
  return new Set(phones.map(nationalNumber).filter((digits) => digits.length === 10))
}
