import {
  date,
  group,
  imagePath,
  list,
  longText,
  requiredText,
  slug,
  text,
  textList,
  visible,
} from './fields.ts'

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
export const pageFields = () => ({
  id: address('Dirección', 'Se forma con el nombre. Si la cambia, la anterior sigue llevando a esta página.'),
  visible: visible(),
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

export const lastReviewed = () =>
  date('Última revisión médica', { hint: 'Vacía si la doctora aún no lo revisa.' })

export const sources = () =>
  list(
    'Fuentes',
    group('Fuente', {
      name: requiredText('Nombre', { max: 240 }),
      url: text('Dirección', { max: 400 }),
    }),
    {
      max: 12,
      rowTitle: 'name',
    },
  )
