import { freeSlug, slugOf } from '#content/texts/slug.ts'
import type { OpenSite } from '#site/open/open-site.ts'

type Practice = OpenSite['site-content']['practice']

/** An answered question about the practice, with further words that the search finds it by. */
type PracticeFact = { readonly name: string; readonly value: string; readonly words: string }

/** In the order of the page. */
const practiceQuestions: readonly (readonly [keyof Practice, name: string, words: string])[] = [
  ['welcome', 'A quién atiende', 'trans, lesbiana, hombre, pronombre'],
  ['ages', 'Edades que atiende', 'desde qué edad, niña, adolescente, adulta mayor'],
  ['companion', 'Acompañante', 'acompañada, mi mamá, mi pareja, a solas'],
  ['interpreter', 'Intérprete', 'lengua de señas, sorda, lengua indígena, inglés'],
  ['disability', 'Personas con discapacidad', 'silla de ruedas, acceso, baño, ciega'],
  ['video', 'Consulta por video', 'videollamada, en línea, a distancia'],
  ['results', 'Entrega de resultados', 'cuánto tardan, estudios'],
  ['records', 'Copia del expediente', 'historia clínica, resumen clínico'],
  ['imaging', 'Mastografía y densitometría', 'mamografía, osteoporosis'],
  ['vaccines', 'Vacunas', 'vph, papiloma, influenza'],
  ['surgery', 'Costo de partos y cirugías', 'cuánto cuesta, cesárea, cotización, precio'],
  ['cancellations', 'Si cancela o no llega', 'cancelar, falté, cambiar cita, reagendar'],
]

export function practiceFacts({ 'site-content': { practice, doctorInfo } }: OpenSite): PracticeFact[] {
  const facts = [
    ...practiceQuestions.map(([key, name, words]) => ({ name, value: practice[key], words })),
    { name: 'Idiomas', value: doctorInfo.languages.join(', '), words: 'inglés, lengua indígena, extranjera' },
  ]
  return facts.filter(({ value }) => value !== '')
}

type Question = OpenSite['site-content']['questions']['items'][number]

/** The questions that visitors see, each with the id of its part of the page. */
export function shownQuestions({ 'site-content': { questions } }: OpenSite): (Question & { id: string })[] {
  const ids = new Set<string>()
  return questions.items.filter(isShown).map((item) => {
    const id = freeSlug(`p-${slugOf(item.question)}`, (taken) => ids.has(taken))
    ids.add(id)
    return { ...item, id }
  })
}

const isShown = ({ visible, answer }: Question) => visible && answer !== ''

/** Whether there is anything for the page of questions. */
export const hasQuestions = ({ 'site-content': { practice, questions } }: OpenSite): boolean =>
  questions.items.some(isShown) || Object.values(practice).some((answer) => answer !== '')

/** Id of the part of the page with the answers about the practice. */
export const practiceAnchor = 'consultorio'

export const questionsTitle = ({ 'site-content': { questions } }: OpenSite) =>
  questions.title || 'Preguntas frecuentes'
