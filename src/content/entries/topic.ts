import type { ChapterId } from '../fields/chapters.ts'
import {
  advanced,
  date,
  group,
  imagePath,
  list,
  longText,
  ownerOnly,
  requiredText,
  slug,
  sourceUrl,
  text,
  textList,
  visible,
} from '../fields/fields.ts'
import { articleFigure, chapterFigures } from './article-figure.ts'
import { discretion } from './discretion-field.ts'

/** Ids that other addresses of the site use. */
export const reservedIds: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'historial',
  'medios',
  'nueva',
  'nuevo',
  'orden',
  'pagina',
])

const address = (label: string, hint: string) =>
  slug(label, { hint }).refine((id) => !reservedIds.has(id), 'Esa dirección la usa el sitio: escriba otra.')

/** Fields of every entry that has a page. */
export const pageFields = <Chapter extends ChapterId>(chapters: readonly [Chapter, ...Chapter[]]) => ({
  id: address('Dirección', 'Se forma con el nombre. Si la cambia, la anterior sigue llevando a esta página.'),
  visible: visible(),
  synonyms: textList('Así lo dicen las pacientes', {
    max: 30,
    itemMax: 60,
    hint: 'Por ejemplo «bolita en el pecho». El buscador del sitio la encuentra así.',
  }),
  discretion: discretion(),
  figure: articleFigure(),
  moreFigures: chapterFigures(chapters),
  aliases: list('Otras direcciones', address('Dirección', 'La última parte, por ejemplo «papanicolaou».'), {
    max: 20,
    hint: 'También llevan a esta página; por ejemplo, otra forma de escribir el nombre.',
  }),
})

/** A chapter of an article: paragraphs separated by a blank line, then a list. Either may be empty. */
export const chapter = (label: string) =>
  group(label, {
    text: longText('Texto'),
    items: textList('Lista', { max: 30 }),
  })

export const topicImages = () =>
  list(
    'Imágenes',
    group('Imagen', {
      src: imagePath('Imagen', { width: 1280 }),
      alt: text('Texto alternativo', { max: 200 }),
    }),
    {
      max: 12,
      rowTitle: 'alt',
    },
  )

/** Items that complete the sentence 'Acuda a urgencias si…'. */
export const alarmSigns = () =>
  textList('Signos de alarma', {
    max: 12,
    hint: 'Completan la frase «Acuda a urgencias si…».',
  })

/** Texts of the individual call to action; nothing is rendered while they are empty. */
export const ctaText = () =>
  text('Llamado al final de la página', {
    max: 200,
    hint: 'Vacío no muestra el llamado.',
  })

/** The day on which the doctor last signed. Visitors see it only while `signOff` is valid: see `sign-off.ts`. */
export const lastReviewed = () =>
  date('Última revisión médica', { hint: 'Vacía si la doctora aún no lo revisa.' })

/** The doctor's signature under the medical text. It is valid while the text has the digest that she signed. */
export const signOff = () =>
  ownerOnly(
    group('Revisión firmada', {
      date: date('Fecha'),
      reviewer: text('Revisó', { max: 80 }),
      licence: text('Cédula', { max: 160 }),
      digest: text('Huella del texto firmado', { max: 64 }),
    }).prefault({}),
  )

/** Ids of services. Their pages link back. */
export const relatedServices = () =>
  list('Servicios relacionados', text('Servicio del sitio', { max: 80 }), {
    max: 12,
    hint: 'Se enlazan en las dos páginas, bajo «También puede interesarle».',
  })

export const whenToBook = () => chapter('Cuándo pedir cita').prefault({})

export const diagnosis = () => chapter('Cómo se diagnostica').prefault({})

/** A code of the International Classification of Diseases, for search engines. */
export const icd10 = () =>
  advanced(
    text('Código CIE-10', { max: 8, hint: 'Por ejemplo N80. Lo leen los buscadores; puede quedar vacío.' }),
  )

export const sources = () =>
  list(
    'Fuentes',
    group('Fuente', {
      name: requiredText('Nombre', { max: 240 }),
      url: sourceUrl('Dirección'),
    }),
    {
      max: 12,
      rowTitle: 'name',
      hint: 'Confirme cada año que las normas que cita sigan vigentes.',
    },
  )
