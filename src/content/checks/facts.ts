import { adviseOn } from '#content/advice/advisers.ts'
import { licencesOf } from '#content/facts/licences.ts'
import { markValues, unknownMarks } from '#content/facts/marks.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import type { Part, PartText } from './checked-site.ts'
import type { Rule } from './rule.ts'
import { otherHours } from './written-hours.ts'

/** Texts that state the same fact in two ways, and fields whose form is wrong. */
export const factRules: readonly Rule[] = [
  {
    id: 'telefono-distinto',
    level: 'avisa',
    reason:
      'Un teléfono viejo en un texto hace que la paciente llame a donde nadie contesta. Con «Insertar dato» el texto sigue siempre a «Mis datos».',
    *find(part, { shown }) {
      const known = phonesOf(shown['site-content'])
      if (known.size === 0) return
      for (const { path, text } of sentences(part)) {
        for (const [written] of text.matchAll(
          /(?<![\d$.,/-])(?:\+?52[ -]?)?\d{2,3}[ -]\d{3,4}[ -]\d{4}(?!\d)/g,
        )) {
          const number = written.replaceAll(/\D/g, '').slice(-10)
          if (known.has(number) || /^800/.test(number)) continue
          yield { path, text: `Dice «${written}», que no es ningún teléfono de «Mis datos».`, part: written }
        }
      }
    },
  },
  {
    id: 'correo-distinto',
    level: 'avisa',
    reason:
      'Un correo viejo en un texto hace que se pierdan mensajes. El suyo se escribe una vez, en «Mis datos».',
    *find(part, { shown }) {
      const { email } = shown['site-content'].doctorInfo
      if (email === '') return
      for (const { path, text } of sentences(part)) {
        for (const [written] of text.matchAll(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)) {
          if (written.toLowerCase() === email.toLowerCase()) continue
          yield { path, text: `Dice «${written}», y el correo de «Mis datos» es «${email}».`, part: written }
        }
      }
    },
  },
  {
    id: 'nombre-distinto',
    level: 'avisa',
    reason: 'El nombre con el que se anuncia debe ser el de su cédula, igual en todo el sitio.',
    *find(part, { shown }) {
      if (part.document === 'testimonials') return
      const own = words(shown['site-content'].doctorInfo.name)
      for (const { path, text } of sentences(part)) {
        for (const [written] of text.matchAll(/\bDra?\.\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)*/gu)) {
          if (words(written).every((word) => own.includes(word))) continue
          yield { path, text: `Dice «${written}», y en «Mis datos» el nombre es otro.`, part: written }
        }
      }
    },
  },
  {
    id: 'cedula-distinta',
    level: 'bloquea',
    reason:
      'La cédula que se anuncia debe ser la suya: la paciente la busca en el Registro Nacional de Profesionistas.',
    *find(part, { shown }) {
      const numbers = licencesOf(shown['site-content']).map(({ number }) => number)
      const known: readonly string[] = numbers.join(' ').match(/\d{5,}/g) ?? []
      if (known.length === 0) return
      for (const { path, text } of sentences(part)) {
        if (path === 'doctorInfo.cedProf' || path === 'doctorInfo.cedEsp') continue
        for (const [, written = ''] of text.matchAll(/c[ée]dula[^.\d]{0,40}(\d{5,9})\b/giu)) {
          if (known.includes(written)) continue
          yield { path, text: `Dice la cédula ${written}, que no es ninguna de las suyas.`, part: written }
        }
      }
    },
  },
  {
    id: 'anios-distintos',
    level: 'avisa',
    reason:
      'Los años de experiencia deben poder comprobarse, y ser los mismos en todo el sitio. Con «Insertar dato» el texto los toma de «Sobre mí».',
    *find(part, { shown }) {
      if (part.document === 'testimonials') return
      const { yearsOfExperience } = shown['site-content'].aboutMe
      if (yearsOfExperience === 0) return
      for (const { path, text } of sentences(part)) {
        for (const [words, written] of text.matchAll(
          /\b(\d{1,2})\s+años\s+de\s+(?:experiencia|práctica|trayectoria|ejercicio)/giu,
        )) {
          if (Number(written) === yearsOfExperience) continue
          yield { path, text: `Dice «${words}», y en «Sobre mí» son ${yearsOfExperience}.`, part: words }
        }
      }
    },
  },
  {
    id: 'codigo-postal-distinto',
    level: 'avisa',
    reason: 'Un código postal viejo lleva a la paciente y a los mapas a otro lugar.',
    *find(part, { shown }) {
      const content = shown['site-content']
      const known = `${content.doctorInfo.postalCode} ${content.doctorInfo.address} ${content.doctorWorkInfo.hospitalAddress}`
      if (!/\d{5}/.test(known)) return
      for (const { path, text } of sentences(part)) {
        if (/^doctor(?:Work)?Info\./.test(path)) continue
        for (const [, written = ''] of text.matchAll(/\bC(?:\.\s?|ó?digo\s)P(?:\.|ostal)?\s?(\d{5})\b/giu)) {
          if (known.includes(written)) continue
          yield { path, text: `Dice el código postal ${written}, y en «Mis datos» es otro.`, part: written }
        }
      }
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
  return new Set(
    phones.map((phone) => phone.replaceAll(/\D/g, '').slice(-10)).filter((digits) => digits.length === 10),
  )
}
