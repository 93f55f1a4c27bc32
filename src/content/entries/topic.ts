import { z } from 'zod'
import { sources, synonyms } from '../fields/article-fields.ts'
import type { ChapterId } from '../fields/chapters.ts'
import {
  advanced,
  date,
  group,
  imagePath,
  list,
  listItem,
  longText,
  ownerOnly,
  requiredText,
  slug,
  text,
  textList,
  valueList,
  visible,
} from '../fields/fields.ts'
import { articleFigure, chapterFigures } from './article-figure.ts'
import { quickExitChoices } from './discretion.ts'

const reserved = ['admin', 'api', 'assets', 'historial', 'medios', 'nueva', 'nuevo', 'orden', 'pagina']
/** Ids that other addresses of the site use. */
export const reservedIds: ReadonlySet<string> = new Set(reserved)

const address = (label: string, hint: string) =>
  slug(label, { hint }).refine((id) => !reservedIds.has(id), 'Esa dirección la usa el sitio: escriba otra.')

/** How a page protects a person whose screen or history another person may see. */
const discretion = group('Discreción', {
  quickExit: z.enum(quickExitChoices, 'Elija una opción.').default('automatic').meta({
    label: 'Botón «Salir rápido»',
    hint: 'Según el tema, lo llevan las páginas sobre infecciones, relaciones, anticonceptivos, embarazo o violencia.',
  }),
  hasNeutralTitle: z.boolean('Elija sí o no.').default(false).meta({
    label: 'Título discreto en la pestaña',
    hint: 'La pestaña y el historial dicen «Información de salud». Los buscadores pueden mostrar otro título.',
  }),
}).prefault({})

/** Fields of every entry that has a page. */
export const entryAddress = {
  id: address('Dirección', 'Se forma con el nombre. Si la cambia, la anterior sigue llevando a esta página.'),
  visible: visible(),
  synonyms,
  discretion,
}

/** Fields of every article. */
export const pageFields = <Chapter extends ChapterId>(chapters: readonly [Chapter, ...Chapter[]]) => ({
  ...entryAddress,
  figure: articleFigure(),
  moreFigures: chapterFigures(chapters),
  aliases: valueList(
    'Otras direcciones',
    address('Dirección', 'La última parte, por ejemplo «papanicolaou».'),
    {
      max: 20,
      hint: 'También llevan a esta página; por ejemplo, otra forma de escribir el nombre.',
    },
  ),
})

const pageAddress =
  'Solo si los buscadores deben ver otra página de este sitio: lo que sigue a su dominio, por ejemplo /servicios/papanicolau.'

/** Title and description of a page in search results and shared links. */
const metadata = group('Buscadores y redes', {
  title: text('Título para buscadores', {
    max: 70,
    hint: 'Vacío se forma con el nombre, la doctora y la ciudad.',
  }),
  description: text('Descripción para buscadores', {
    max: 170,
    hint: 'Vacía se toma de la descripción corta.',
  }),
  keywords: textList('Palabras clave', { max: 20, itemMax: 60 }),
  openGraph: group('Al compartir', {
    title: text('Título', { max: 90 }),
    description: text('Descripción', { max: 200 }),
    url: advanced(text('Dirección al compartir', { max: 200, hint: pageAddress })),
  }).prefault({}),
  alternates: group('Dirección preferida', {
    canonical: text('Dirección preferida', { max: 200, hint: pageAddress }),
  })
    .meta({ isAdvanced: true })
    .prefault({}),
}).prefault({})

/** A chapter of an article: paragraphs separated by a blank line, then a list. Either may be empty. */
export const chapter = (label: string) =>
  group(label, { text: longText('Texto'), items: textList('Lista', { max: 30 }) }).prefault({})

/** A list of things that have a name and a description. */
export const namedItems = (label: string, item: string, { name, description, max }: NamedItemLimits) =>
  list(
    label,
    listItem(item, {
      name: requiredText('Nombre', { max: name }),
      description: longText('Descripción', { max: description }),
    }),
    { max, rowTitle: 'name' },
  )

/** Characters of a name and of a description, and the number of items. */
type NamedItemLimits = { name: number; description: number; max: number }

export const description = longText('Descripción', { hint: 'El primer párrafo abre la página.' })

const libraryAlt = 'Vacío se usa el que la imagen tiene en Medios.'

export const topicImages = list(
  'Imágenes',
  listItem('Imagen', {
    src: imagePath('Imagen', { width: 1280 }),
    alt: advanced(text('Qué se ve', { max: 200, hint: libraryAlt })),
  }),
  { max: 12, rowTitle: 'alt' },
)

/** Items that complete the sentence 'Acuda a urgencias si…'. */
export const alarmSigns = textList('Signos de alarma', {
  max: 12,
  hint: 'Completan la frase «Acuda a urgencias si…».',
})

/** What a patient must know about one of the signs, as a deadline or a telephone. */
export const alarmNote = longText('Nota bajo los signos de alarma', {
  max: 800,
  hint: 'Por ejemplo un plazo o un teléfono. Vacía no se muestra.',
})

/** The text of the individual call to action; nothing is rendered while it is empty. */
export const ctaText = text('Llamado al final de la página', { hint: 'Vacío no muestra el llamado.' })

export const whenToBook = chapter('Cuándo pedir cita')

/** Questions in the patient's words, which she can bring to the consultation. */
export const questionsToAsk = textList('Qué preguntar en la consulta', { max: 12 })

/** The text is asked once, with the picture; here it can be another one. */
export const imageAlt = advanced(text('Qué se ve en la imagen', { hint: libraryAlt }))

/** What an article about a disease or a symptom has after its chapters. */
export const topicLinks = {
  whenToBook,
  questionsToAsk,
  /** Ids of services. Their pages link back. */
  relatedServices: valueList('Servicios relacionados', text('Servicio del sitio', { max: 80 }), {
    max: 12,
    hint: 'Se enlazan en las dos páginas, bajo «También puede interesarle».',
  }),
  /** A code of the International Classification of Diseases, for search engines. */
  icd10: advanced(
    text('Código CIE-10', { max: 8, hint: 'Por ejemplo N80. Lo leen los buscadores; puede quedar vacío.' }),
  ),
  ctaText,
}

/** What every article ends with. */
export const articleEnd = {
  sources,
  /** The doctor's last review of the medical text; empty before the first one. She renews it when she reads it again. */
  signOff: ownerOnly(
    group('Revisión firmada', {
      date: date('Fecha'),
      reviewer: text('Revisó', { max: 80 }),
      licence: text('Cédula', { max: 160 }),
    }).prefault({}),
  ),
  metadata,
}
