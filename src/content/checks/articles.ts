import { hasPages } from '#content/addresses/page-documents.ts'
import { reviewDue } from '#content/entries/sign-off.ts'
import { isToBeWritten } from '#content/texts/to-be-written.ts'
import { isJsonList, type Json, valueAt } from '#content/values/json.ts'
import type { Part } from './checked-site.ts'
import type { Found } from './finding.ts'
import type { Rule } from './rule.ts'

/** Whether the part is an article. Of her own pages, those that she calls articles. */
const isArticle = ({ document, stored }: Part) =>
  hasPages(document) && (document !== 'pages' || valueAt(stored, 'type') === 'article')

/** What an article needs so that a patient can rely on it. */
export const articleRules: readonly Rule[] = [
  {
    id: 'sin-signos-de-alarma',
    level: 'avisa',
    reason:
      'Quien lee sobre un síntoma, una enfermedad o un procedimiento debe saber cuándo no esperar una cita e ir a urgencias.',
    *find(part) {
      if (isArticle(part) && isEmptyList(valueAt(part.stored, 'alarmSigns')))
        yield { path: 'alarmSigns', text: 'No dice cuándo acudir a urgencias.' }
    },
  },
  {
    id: 'sin-fuentes',
    level: 'avisa',
    reason:
      'Lo que se afirma debe poder comprobarse (Ley General de Salud, art. 306; Reglamento en Materia de Publicidad, art. 6). Una guía o una norma oficial basta.',
    *find(part) {
      if (isArticle(part) && isEmptyList(valueAt(part.stored, 'sources')))
        yield { path: 'sources', text: 'No cita ninguna fuente.' }
    },
  },
  {
    id: 'texto-por-escribir',
    level: 'bloquea',
    reason: 'La página todavía tiene un texto de su comienzo en lugar del suyo.',
    *find({ document, texts }) {
      if (document !== 'pages') return
      for (const { path, text } of texts)
        if (isToBeWritten(text)) yield { path, text: `Falta su texto: «${text}»`, part: text }
    },
  },
  {
    id: 'revision-medica',
    level: 'sugiere',
    reason:
      'Mientras no lo firme, la página dice que la doctora aún no lo ha revisado. La medicina cambia, así que cada texto se vuelve a leer al menos una vez al año, y también cuando cambia algo médico en él. Léalo completo y fírmelo: son dos toques, uno por uno.',
    *find(part, { today }) {
      const unsigned = whyUnsigned(part, today)
      if (unsigned) yield { path: 'signOff', ...unsigned }
    },
  },
]

/** Why an article has no review of this year; undefined if it has one. */
function whyUnsigned(part: Part, today: string): Pick<Found, 'text' | 'formerRule'> | undefined {
  const date = valueAt(part.stored, 'signOff.date')
  if (!isArticle(part) || typeof date !== 'string') return
  if (date === '') return { text: 'Usted aún no lo ha firmado.', formerRule: 'sin-revision' }
  if (reviewDue(date) < today)
    return {
      text: `Se revisó por última vez el ${date}, hace más de un año.`,
      formerRule: 'revision-vencida',
    }
}

const isEmptyList = (value: Json | undefined) => isJsonList(value) && value.length === 0
