import { hasPages } from '#content/addresses/page-documents.ts'
import { medicalDigest } from '#content/entries/sign-off.ts'
import { isToBeWritten } from '#content/texts/to-be-written.ts'
import { isJsonList, type Json, valueAt } from '#content/values/json.ts'
import type { Part } from './checked-site.ts'
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
    id: 'revision-vencida',
    level: 'avisa',
    reason: 'La medicina cambia. Un artículo se vuelve a leer al menos una vez al año, y la fecha lo dice.',
    *find(part, { today }) {
      if (!isArticle(part)) return
      const reviewed = valueAt(part.stored, 'lastReviewed')
      if (typeof reviewed !== 'string' || reviewed === '' || reviewed >= yearBefore(today)) return
      yield { path: 'signOff', text: `Se revisó por última vez el ${reviewed}, hace más de un año.` }
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
    id: 'sin-revision',
    level: 'sugiere',
    reason:
      'Mientras no lo firme, la página dice que la doctora aún no lo ha revisado, y los buscadores no le conocen autora. Léalo completo y fírmelo: son dos toques, uno por uno.',
    *find(part) {
      if (isArticle(part) && valueAt(part.stored, 'lastReviewed') === '')
        yield { path: 'signOff', text: 'Usted aún no lo ha firmado.' }
    },
  },
  {
    id: 'firma-sin-efecto',
    level: 'avisa',
    reason:
      'La firma es por un texto exacto. Si el texto cambia, la página deja de decir quién lo revisó hasta que la doctora lo lea y firme de nuevo.',
    *find(part) {
      const digest = hasPages(part.document) ? valueAt(part.stored, 'signOff.digest') : ''
      if (digest !== '' && digest !== medicalDigest(part.stored))
        yield { path: 'signOff', text: 'El texto cambió después de su firma: léalo y fírmelo de nuevo.' }
    },
  },
]

const isEmptyList = (value: Json | undefined) => isJsonList(value) && value.length === 0

const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
