import { adviseOn } from '#content/advice/advisers.ts'
import { licencesOf } from '#content/facts/licences.ts'
import { markValues, unknownMarks } from '#content/facts/marks.ts'
import type { AdviceName } from '#content/fields/advice.ts'
import { nationalNumber, readPhone } from '#content/phones/phone-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { plainText } from '#content/texts/words.ts'
import type { CheckedSite, Part } from './checked-site.ts'
import { type FactSentence, factSentences } from './fact-sentences.ts'
import type { Found } from './finding.ts'
import type { Rule } from './rule.ts'
import { otherHours } from './written-hours.ts'
import { yearsIn } from './written-years.ts'

/** Advice that a rule of its own tells, with the law or the way out. */
const saidByAnotherRule: ReadonlySet<AdviceName> = new Set(['licence', 'own-words'])

/** Texts that state the same fact in two ways, and fields whose form is wrong. */
export const factRules: readonly Rule[] = [
  {
    id: 'telefono-distinto',
    level: 'avisa',
    reason:
      'Un teléfono viejo en un texto hace que la paciente llame a donde nadie contesta. Con «Usar de Mis datos» el texto sigue siempre a «Mis datos».',
    find(part, site) {
      const { shown } = site
      const known = phonesOf(shown['site-content'])
      return otherFacts(part, site, phonePattern, (written) => {
        const number = nationalNumber(written)
        const isPhone = readPhone(written)?.kind === 'mexican'
        if (isPhone && known.size > 0 && !known.has(number) && !number.startsWith('800'))
          return `Dice «${written}», que no es ningún teléfono de «Mis datos».`
      })
    },
  },
  {
    id: 'correo-distinto',
    level: 'avisa',
    reason:
      'Un correo viejo en un texto hace que se pierdan mensajes. El suyo se escribe una vez, en «Mis datos».',
    find(part, site) {
      const { shown } = site
      const { email } = shown['site-content'].doctorInfo
      const { arcoEmail } = shown['site-content'].privacy
      return otherFacts(part, site, /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (written) => {
        const isKnown = [email, arcoEmail].some((own) => own.toLowerCase() === written.toLowerCase())
        if (email !== '' && !isKnown && !written.endsWith('.gob.mx'))
          return `Dice «${written}», y el correo de «Mis datos» es «${email}».`
      })
    },
  },
  {
    id: 'cedula-distinta',
    level: 'avisa',
    reason:
      'La cédula que se anuncia debe ser la de quien se nombra junto a ella: la paciente la busca en el Registro Nacional de Profesionistas.',
    find(part, site) {
      const { shown } = site
      const numbers = licencesOf(shown['site-content']).map(({ number }) => number)
      const known: readonly string[] = numbers.join(' ').match(/\d{5,}/g) ?? []
      return otherFacts(part, site, licencePattern, (written) => {
        const digits = written.replaceAll(/\D/g, '')
        if (known.length > 0 && /^\d{5,9}$/.test(digits) && !known.includes(digits))
          return `Dice la cédula ${written}, que no es ninguna de las suyas.`
      })
    },
  },
  {
    id: 'anios-distintos',
    level: 'avisa',
    reason:
      'Los años de experiencia deben poder comprobarse, y ser los mismos en todo el sitio. Con «Usar de Mis datos» el texto los toma de «Sobre mí».',
    *find(part, site) {
      if (part.document === 'testimonials') return
      const { yearsOfExperience } = site.shown['site-content'].aboutMe
      if (yearsOfExperience === 0) return
      for (const { path, said, where } of factSentences(part, site)) {
        for (const { years, written } of yearsIn(said)) {
          if (years === yearsOfExperience) continue
          const explanation = `Dice «${written}», y en «Sobre mí» son ${yearsOfExperience}.`
          yield { path, text: where + explanation, part: written }
        }
      }
    },
  },
  {
    id: 'codigo-postal-distinto',
    level: 'avisa',
    reason: 'Un código postal viejo lleva a la paciente y a los mapas a otro lugar.',
    find(part, site) {
      const { shown } = site
      const { doctorInfo, doctorWorkInfo } = shown['site-content']
      const { consulting, otherPlaces } = doctorWorkInfo
      const places = [consulting, ...otherPlaces].map(({ address, postalCode }) => `${address} ${postalCode}`)
      const known = [
        doctorInfo.postalCode,
        doctorInfo.address,
        doctorWorkInfo.hospitalAddress,
        ...places,
      ].join(' ')
      const pattern = /\bC(?:\.\s?|[óo]digo\s)?P(?:\.|ostal)?[^\d.]{0,30}(\d{5})\b/giu
      return otherFacts(part, site, pattern, (written, { path }) => {
        if (/\d{5}/.test(known) && !known.includes(written) && !path.startsWith('doctorWorkInfo.'))
          return `Dice el código postal ${written}, y en «Mis datos» es otro.`
      })
    },
  },
  {
    id: 'nombre-u-horario-distinto',
    level: 'sugiere',
    reason:
      'El nombre con el que se anuncia debe ser el de su cédula, igual en todo el sitio. Y un horario viejo en un texto hace que la paciente llegue con la puerta cerrada: el suyo se escribe una vez, en «Mis datos».',
    *find(part, site) {
      if (part.document === 'testimonials') return
      yield* otherNames(part, site)
      // Notices say when the practice has other hours than usual.
      if (part.document !== 'notices') yield* unknownHours(part, site)
    },
  },
  {
    id: 'dato-con-forma-rara',
    level: 'avisa',
    reason:
      'Un teléfono, un código postal o un enlace del mapa incompleto no sirve a la paciente ni a los buscadores.',
    *find({ texts }) {
      for (const { path, field, text } of texts) {
        if (field.advice === undefined || saidByAnotherRule.has(field.advice)) continue
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

const otherName = (written: string) => `Dice «${written}», y en «Mis datos» el nombre es otro.`

function* otherNames(part: Part, site: CheckedSite): Generator<Found> {
  const own = words(site.shown['site-content'].doctorInfo.name)
  const [first = '', second = ''] = own
  const doctors = otherFacts(part, site, namePattern, (written, { sentence }) => {
    const names = words(written)
    const isHers = names.some((name) => own.includes(name)) || attending.test(sentence.plain)
    if (isHers && !names.every((name) => own.includes(name))) return otherName(written)
  })
  const surnames = otherFacts(part, site, namesPattern, (written) => {
    const all = words(written)
    const names = all.slice(Math.max(0, all.indexOf(first)))
    if (names[0] === first && names.includes(second) && !names.every((name) => own.includes(name)))
      return otherName(written)
  })
  for (const found of [...doctors, ...surnames]) yield { ...found, formerRule: 'nombre-distinto' }
}

function* unknownHours(part: Part, site: CheckedSite): Generator<Found> {
  for (const { path, said, where } of factSentences(part, site)) {
    if (path.startsWith('doctorWorkInfo.')) continue
    for (const written of otherHours(said, site.shown['site-content'])) {
      const text = `${where}Dice «${written}», que no es ningún horario de «Mis datos».`
      yield { path, text, part: written, formerRule: 'horario-distinto' }
    }
  }
}

/** What the sentences of a part say in a form that `explain` objects to: the first group of the pattern, or all of it. */
function* otherFacts(
  part: Part,
  site: CheckedSite,
  pattern: RegExp,
  explain: (written: string, own: FactSentence) => string | undefined,
): Generator<Found> {
  for (const own of factSentences(part, site)) {
    for (const [whole, written = whole] of own.said.matchAll(pattern)) {
      const explanation = explain(written, own)
      if (explanation) yield { path: own.path, text: own.where + explanation, part: written }
    }
  }
}

/** A licence, also as '8.877.665' or '99-88776'. */
const licencePattern = /c[ée]d(?:ula)?(?!\p{L})[^\d]{0,40}(\d(?:[.,\s-]?\d){4,8})(?![.,-]?\d)/giu

/** Digits in any groups, with or without a prefix. Those of another length are no telephone of Mexico. */
const phonePattern = /(?<![\d$.,/-])[(+]{0,2}\d[\d() .-]{8,18}\d(?![\d-])/g

const namePattern = /(?<!\p{L})(?:D[Rr][Aa]?|[Dd]octora?|DOCTORA?)\.?\s+(\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)*)/gu

/** Two or more names in a row, such as hers with another surname. */
const namesPattern = /(?<!\p{L})\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,4}(?!\p{L})/gu

const attending = /\b(?:atiende|atendera|soy|opera|operara|recibe|agende|conozca)\b/

const words = (name: string): readonly string[] =>
  (plainText(name).match(/\p{L}+/gu) ?? []).filter((word) => !/^(?:dra?|doctora?|de|del|la)$/.test(word))

function phonesOf({ doctorInfo, doctorWorkInfo }: SiteContent): ReadonlySet<string> {
  const { consulting, otherPlaces, hospital, urgencies, schedulingPhone, urgenciesPhone } = doctorWorkInfo
  const phones = [
    ...[doctorInfo.phone, doctorInfo.whatsapp, doctorInfo.urgenciesPhone, schedulingPhone, urgenciesPhone],
    ...[consulting, ...otherPlaces, hospital, urgencies].flatMap((place) =>
      place.phones.map(({ phone }) => phone),
    ),
  ]
  return new Set(phones.map(nationalNumber).filter((digits) => digits.length === 10))
}
