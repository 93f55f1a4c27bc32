import { groupPhone } from '#content/phones/phone-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { valueAt } from '#content/values/json.ts'
import { licenceNumber } from './licences.ts'
import { type Price, priceText } from './prices.ts'

/** A fact that texts may contain by name, such as `{ciudad}`. */
export type Mark = {
  /** What stands between the braces. */
  readonly name: string
  readonly alias?: string
  /** Spanish name of the fact. */
  readonly label: string
  /** Path of the field in `site-content` where the fact is typed. */
  readonly path: string
  /** Written with a small letter inside a sentence, as 'ginecología'. */
  readonly isCommonNoun?: true
  readonly read: (content: SiteContent) => string
}

const fact = (name: string, label: string, path: string): Mark => ({
  name,
  label,
  path,
  read: (content) => `${valueAt(content, path) ?? ''}`,
})

const simpleMarks: readonly Mark[] = [
  fact('doctora', 'Nombre', 'doctorInfo.name'),
  { ...fact('especialidad', 'Especialidad', 'doctorInfo.specialty'), isCommonNoun: true },
  { ...fact('especialista', 'Cómo se le nombra', 'doctorInfo.specialist'), isCommonNoun: true },
  fact('ciudad', 'Ciudad', 'doctorInfo.city'),
  fact('estado', 'Estado', 'doctorInfo.state'),
  fact('codigoPostal', 'Código postal', 'doctorInfo.postalCode'),
  {
    ...fact('telefono', 'Teléfono', 'doctorInfo.phone'),
    read: ({ doctorInfo }) => doctorInfo.phoneDisplay || groupPhone(doctorInfo.phone),
  },
  {
    ...fact('whatsapp', 'WhatsApp', 'doctorInfo.whatsapp'),
    read: ({ doctorInfo }) => doctorInfo.whatsappDisplay || groupPhone(doctorInfo.whatsapp),
  },
  fact('correo', 'Correo', 'doctorInfo.email'),
  {
    ...fact('precioConsulta', 'Precio de la consulta', 'consultationPrice.prices.0.amount'),
    read: (content) => firstPrice(content)?.text ?? '',
  },
  {
    ...fact('cedulaProfesional', 'Número de cédula profesional', 'doctorInfo.cedProf'),
    read: ({ doctorInfo }) => licenceNumber(doctorInfo.cedProf),
  },
  {
    ...fact('cedulaEspecialidad', 'Número de cédula de especialidad', 'doctorInfo.cedEsp'),
    read: ({ doctorInfo }) => licenceNumber(doctorInfo.cedEsp),
  },
  {
    ...fact('añosDeExperiencia', 'Años de experiencia', 'aboutMe.yearsOfExperience'),
    alias: 'yearsOfExperience',
  },
]

/** The address may contain the other marks itself: its city, for example. */
const addressMark: Mark = {
  ...fact('direccion', 'Dirección', 'doctorInfo.address'),
  read: (content) => replaceMarks(content.doctorInfo.address, valuesOf(simpleMarks, content)),
}

/** In the order of the menu that inserts them. */
export const marks: readonly Mark[] = [...simpleMarks, addressMark]

/** The first price that visitors see, with its amount as the site writes it: «$1,200 MXN». */
export function firstPrice({ consultationPrice }: SiteContent): { name: string; text: string } | undefined {
  const price = consultationPrice.prices.find(({ visible }) => visible)
  return price && { name: price.name, text: priceText(price) }
}

/** What each mark is replaced with, by its name and its alias. */
export type MarkValues = ReadonlyMap<string, MarkValue>
type MarkValue = { readonly text: string; readonly label: string; readonly isCommonNoun?: boolean }

/** Each price of the list has a mark of its own: `{precio:control-prenatal}`. */
const priceMark = 'precio:'

export const markValues = (content: SiteContent): MarkValues =>
  new Map<string, MarkValue>([
    ...valuesOf(marks, content),
    ...content.consultationPrice.prices.map(
      (price) => [priceMark + price.id, { text: quoted(price), label: `Precio: ${price.name}` }] as const,
    ),
  ])

/** A price that is hidden, perhaps because it is not valid yet, is quoted with its first day. */
function quoted(price: Price): string {
  const from = price.visible ? '' : spanishDate(price.validFrom)
  return from ? `${priceText(price)} desde el ${from}` : priceText(price)
}

/** The marks that a menu offers: name, label and text of each fact that is not empty. */
export const offeredMarks = (
  values: MarkValues,
): { readonly name: string; readonly label: string; readonly text: string }[] =>
  [...values].flatMap(([name, { label, text }]) =>
    text === '' || aliases.has(name) ? [] : [{ name, label, text }],
  )

function valuesOf(some: readonly Mark[], content: SiteContent): MarkValues {
  return new Map(
    some.flatMap((mark) => {
      const value = { ...mark, text: mark.read(content) }
      return namesOf(mark).map((name) => [name, value] as const)
    }),
  )
}

const namesOf = ({ name, alias }: Mark) => (alias ? [name, alias] : [name])

/** A name in braces. Old testimonials have `{Nombre}` as a text, so the case counts. */
const markPattern = /\{(\p{L}+(?::[a-z0-9-]+)?)\}/gu

/**
 * Replaces every known mark once. A mark inside a fact and an unknown mark stay as they are. «Querétaro, Querétaro» is
 * «Querétaro».
 */
export function replaceMarks(text: string, values: MarkValues): string {
  if (!text.includes('{')) return text
  const isSameTown = values.get('ciudad')?.text === values.get('estado')?.text
  const source = isSameTown ? text.replaceAll('{ciudad}, {estado}', '{ciudad}') : text
  return source.replace(markPattern, (mark, name: string, place: number) => {
    const value = values.get(name)
    if (!value) return mark
    return value.isCommonNoun ? inSentence(value.text, startsSentence(source, place)) : value.text
  })
}

/** A small first letter inside a sentence and a capital one at its start. Abbreviations keep their letters. */
function inSentence(noun: string, isFirst: boolean): string {
  const [first = '', second = ''] = noun
  if (second !== second.toLowerCase()) return noun
  return (isFirst ? first.toUpperCase() : first.toLowerCase()) + noun.slice(first.length)
}

/** Whether a word at this place is the first one of a text, sentence, line or quotation. */
function startsSentence(text: string, place: number): boolean {
  if (place === 0) return true
  let before = place - 1
  while (before > 0 && /[^\S\n]/.test(text.charAt(before))) before -= 1
  return '.!?:|¿¡«"\n'.includes(text.charAt(before))
}

/** Where a text has marks that name a fact. */
export const knownMarks = (text: string): { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(markPattern)].flatMap(({ 0: mark, 1: name, index }) =>
    name && isKnown(name) ? [{ start: index, end: index + mark.length }] : [],
  )

/** The marks in a text that name no fact: visitors would read them with their braces. */
export const unknownMarks = (text: string, values: MarkValues): string[] =>
  [...text.matchAll(markPattern)].flatMap(([mark, name]) => (name && values.has(name) ? [] : [mark]))

const isKnown = (name: string) => knownNames.has(name) || name.startsWith(priceMark)

const knownNames: ReadonlySet<string> = new Set(marks.flatMap(namesOf))

const aliases: ReadonlySet<string> = new Set(marks.flatMap(({ alias }) => alias ?? []))
