import { group, imagePath, list, longText, requiredText, text, textList } from './fields.ts'

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
  text('Última revisión médica', {
    max: 10,
    hint: 'Fecha como 2026-01-31; vacía si la doctora aún no lo revisa.',
  }).refine((value) => value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value), 'Escriba la fecha como 2026-01-31.')

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
