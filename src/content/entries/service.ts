import { z } from 'zod'
import { chaptersWithFigures } from '../fields/chapters.ts'
import {
  group,
  icon,
  imagePath,
  list,
  longText,
  priceId,
  requiredText,
  text,
  textList,
} from '../fields/fields.ts'
import { metadata } from '../fields/metadata.ts'
import {
  alarmSigns,
  ctaText,
  lastReviewed,
  pageFields,
  signOff,
  sources,
  topicImages,
  whenToBook,
} from './topic.ts'

const named = (label: string, item: string) =>
  list(
    label,
    group(item, {
      name: requiredText('Nombre', { max: 160 }),
      description: longText('Descripción', { max: 1200 }),
    }),
    {
      max: 20,
      rowTitle: 'name',
    },
  )

export const service = group('Servicio', {
  ...pageFields(chaptersWithFigures.services),
  title: requiredText('Título', { max: 120 }),
  shortDescription: requiredText('Descripción corta', { max: 300 }),
  price: priceId('Precio', 'Uno de su lista de precios. La página del servicio lo muestra y cambia con él.'),
  description: longText('Descripción', {
    hint: 'El primer párrafo abre la página.',
  }),
  fact: group('Dato breve', {
    value: text('Dato', { max: 30 }),
    label: text('Explicación', { max: 120 }),
  }).prefault({}),
  forWhat: longText('Para qué sirve'),
  benefits: textList('Beneficios'),
  types: named('Tipos', 'Tipo'),
  whenToBook: whenToBook(),
  preparation: textList('Preparación', { hint: 'Lo que debe hacer antes de venir.' }),
  process: named('Cómo se hace', 'Paso'),
  painful: longText('¿Duele?', { max: 1200 }),
  hospitalOrAmbulatory: text('Hospitalario o ambulatorio', { max: 240 }),
  procedureTime: text('Duración', { max: 160 }),
  anesthesia: text('Anestesia', { max: 240 }),
  recoveryTime: text('Recuperación', { max: 240 }),
  postProcedureRecommendations: textList('Recomendaciones posteriores'),
  alarmSigns: alarmSigns(),
  myths: list(
    'Mitos',
    group('Mito', {
      myth: requiredText('Mito', { max: 240 }),
      fact: longText('Lo que se sabe', { max: 800 }),
    }),
    { max: 12, rowTitle: 'myth' },
  ),
  ctaText: ctaText(),
  images: topicImages(),
  imageHome: imagePath('Imagen en la portada', { width: 960 }),
  imageIndividual: imagePath('Imagen de la página', { width: 1280 }),
  imageAlt: text('Texto alternativo de la imagen', { max: 200 }),
  iconIndividual: icon('Icono'),
  sources: sources(),
  lastReviewed: lastReviewed(),
  signOff: signOff(),
  metadata,
})

export const serviceEntries = z.array(service)
export type Service = z.output<typeof service>
export type ServiceInput = z.input<typeof service>
