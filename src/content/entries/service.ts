import type { z } from 'zod'
import { chaptersWithFigures } from '../fields/chapters.ts'
import {
  group,
  icon,
  imagePath,
  list,
  listItem,
  longText,
  optionalSlug,
  requiredText,
  text,
  textList,
} from '../fields/fields.ts'
import {
  alarmNote,
  alarmSigns,
  articleEnd,
  ctaText,
  description,
  imageAlt,
  namedItems,
  pageFields,
  questionsToAsk,
  topicImages,
  whenToBook,
} from './topic.ts'

const serviceItems = { name: 160, description: 1200, max: 20 }

export const service = group('Servicio', {
  ...pageFields(chaptersWithFigures.services),
  title: requiredText('Título', { max: 120 }),
  shortDescription: requiredText('Descripción corta', { max: 300 }),
  price: optionalSlug(
    'Precio',
    'Uno de su lista de precios. La página del servicio lo muestra y cambia con él.',
  ),
  priceNote: text('Si no tiene precio fijo', {
    max: 200,
    hint: 'Cómo se cotiza. La página lo dice mientras no elija un precio de su lista.',
  }),
  places: textList('Dónde se hace', {
    max: 20,
    itemMax: 80,
    hint: 'Ninguno: en todos los lugares donde atiende.',
  }),
  description,
  fact: group('Dato breve', {
    value: text('Dato', { max: 30 }),
    label: text('Explicación', { max: 120 }),
  }).prefault({}),
  forWhat: longText('Para qué sirve'),
  benefits: textList('Beneficios'),
  types: namedItems('Tipos', 'Tipo', serviceItems),
  whenToBook,
  preparation: textList('Preparación', { hint: 'Lo que debe hacer antes de venir.' }),
  process: namedItems('Cómo se hace', 'Paso', serviceItems),
  painful: longText('¿Duele?', { max: 1200 }),
  hospitalOrAmbulatory: text('Hospitalario o ambulatorio', { max: 240 }),
  procedureTime: text('Duración', { max: 160 }),
  anesthesia: text('Anestesia', { max: 240 }),
  recoveryTime: text('Recuperación', { max: 240 }),
  postProcedureRecommendations: textList('Recomendaciones posteriores'),
  alarmSigns,
  alarmNote,
  myths: list(
    'Mitos',
    listItem('Mito', {
      myth: requiredText('Mito', { max: 240 }),
      fact: longText('Lo que se sabe', { max: 800 }),
    }),
    { max: 12, rowTitle: 'myth' },
  ),
  questionsToAsk,
  ctaText,
  images: topicImages,
  imageHome: imagePath('Imagen en la portada', { width: 960 }),
  imageIndividual: imagePath('Imagen de la página', { width: 1280 }),
  imageAlt,
  iconIndividual: icon('Icono'),
  ...articleEnd,
})

export type Service = z.output<typeof service>
export type ServiceInput = z.input<typeof service>
