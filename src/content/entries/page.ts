import { z } from 'zod'
import {
  advanced,
  advised,
  date,
  group,
  imagePath,
  list,
  listItem,
  longText,
  requiredText,
  text,
  valueList,
} from '../fields/fields.ts'
import { pageLanguages } from '../texts/languages.ts'
import { pageAliases } from './page-address.ts'
import { alarmSigns, articleEnd, entryAddress, imageAlt } from './topic.ts'

/** What a page of her own is, for search engines and for the checks. */
const pageTypes = ['information', 'campaign', 'article', 'faq'] as const

/** What a button of a page does. */
const buttonActions = ['call', 'whatsapp', 'email', 'booking', 'link'] as const

const buttonLink = text('A dónde lleva', {
  max: 400,
  hint: 'Solo si abre una página: de este sitio, por ejemplo /contacto, o de otro, con https://.',
}).refine(
  (value) => /^(?:|\/(?!\/)[^\s\\]*)$/.test(value) || (/^https:\/\//i.test(value) && URL.canParse(value)),
  'Escriba una página de este sitio, por ejemplo /contacto, o una dirección completa con https://.',
)

const button = listItem('Botón', {
  action: z.enum(buttonActions, 'Elija qué hace el botón.').default('call').meta({ label: 'Qué hace' }),
  label: text('Texto del botón', { max: 60, hint: 'Vacío dice lo de siempre.' }),
  url: buttonLink,
}).superRefine(({ action, url, label }, context) => {
  if (action !== 'link') return
  const report = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message })
  if (url === '') report('url', 'Escriba a dónde lleva el botón.')
  if (label === '') report('label', 'Escriba qué dice el botón.')
})

/** A part of a page: a heading, paragraphs, a list, a picture and buttons. Each of them may be empty. */
export const pagePart = listItem('Parte', {
  title: advised('own-words', text('Título', { max: 160 })),
  text: advised('own-words', longText('Texto', { hint: 'Deje un renglón en blanco entre dos párrafos.' })),
  items: valueList('Lista', advised('own-words', requiredText('Texto', { max: 600 })), { max: 60 }),
  isNumbered: z.boolean('Elija sí o no.').default(false).meta({ label: 'Lista con números' }),
  image: imagePath('Imagen', { width: 1280 }),
  imageAlt,
  isHighlighted: z.boolean('Elija sí o no.').default(false).meta({ label: 'En un recuadro destacado' }),
  isSubheading: advanced(z.boolean('Elija sí o no.').default(false).meta({ label: 'Título menor' })),
  buttons: list('Botones', button, { max: 4, rowTitle: 'label' }),
})

/** A text alone becomes the paragraphs of one part, so that other programs can send it as they send an article's. */
const pageText = z.preprocess(
  (given, context) => {
    if (typeof given !== 'string') return given
    const { data: text, error } = pagePart.shape.text.safeParse(given)
    for (const { message } of error?.issues ?? []) context.addIssue(message)
    return text ? [{ text }] : []
  },
  list('Partes', pagePart, { max: 60, rowTitle: 'title' }),
)

/** Other programs may say `true` for a card. */
const homePlacement = z.preprocess(
  (given) => (given === true ? 'card' : given || 'nowhere'),
  z.enum(['nowhere', 'card', 'strip'], 'Elija dónde.').default('nowhere').meta({ label: 'En la portada' }),
)

const placement = group('Dónde se anuncia', {
  menu: z.boolean('Elija sí o no.').default(false).meta({ label: 'En el menú' }),
  footer: z.boolean('Elija sí o no.').default(false).meta({ label: 'Al pie de todas las páginas' }),
  home: homePlacement,
  shortTitle: text('Nombre corto', { max: 40, hint: 'Para el menú y el pie. Vacío usa el título.' }),
})

/** A page of her own: a campaign, an article, questions, or a page in another language. */
export const page = group('Página', {
  ...entryAddress,
  aliases: pageAliases,
  title: advised('own-words', requiredText('Título', { max: 120 })),
  type: z.enum(pageTypes, 'Elija qué es la página.').default('information').meta({
    label: 'Qué es',
    hint: 'Una campaña es publicidad: confirme que el aviso que presentó a la COFEPRIS la cubre.',
  }),
  shortDescription: advised('own-words', requiredText('Descripción corta', { max: 300 })),
  from: date('Desde', { hint: 'El primer día en que se ve. Vacío: desde que la publica.' }),
  until: date('Hasta', { hint: 'El último día en que se ve. Vacío: sin fin.' }),
  placement: placement.prefault({}),
  language: z.enum(pageLanguages, 'Elija el idioma.').default('es-MX').meta({
    label: 'Idioma',
    hint: 'Los botones y avisos de la página están en español o en inglés. En otro idioma, están en inglés.',
  }),
  /** Id of a page. Search engines and visitors learn that both pages say the same. */
  translationOf: text('Es la traducción de', {
    max: 80,
    hint: 'Las dos páginas se enlazan, y los buscadores muestran la del idioma de quien busca.',
  }),
  author: advanced(text('Quién la escribe', { max: 120 })),
  date: advanced(date('Fecha', { hint: 'La que ven las visitantes, por ejemplo la del artículo.' })),
  text: pageText,
  alarmSigns,
  image: imagePath('Imagen de la página', { width: 1280 }),
  imageHome: imagePath('Imagen en listas', { width: 960, hint: 'Vacía: la de la página.' }),
  imageAlt,
  /** Hash that names the page of her former site that this one was made from. An import does not bring it again. */
  formerPage: text('Página de su sitio anterior', { max: 14 }),
  ...articleEnd,
}).superRefine(({ from, until }, context) => {
  if (from === '' || until === '' || from <= until) return
  const message = 'Termina antes de empezar. Elija un fin igual o posterior al inicio.'
  context.addIssue({ code: 'custom', path: ['until'], message })
})

export type Page = z.output<typeof page>
export type PageInput = z.input<typeof page>
export type PagePart = Page['text'][number]
export type PageButton = PagePart['buttons'][number]
