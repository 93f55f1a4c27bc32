import type { z } from 'zod'
import { chaptersWithFigures } from '../fields/chapters.ts'
import { group, icon, imagePath, longText, requiredText, text } from '../fields/fields.ts'
import {
  alarmNote,
  alarmSigns,
  articleEnd,
  chapter,
  description,
  imageAlt,
  namedItems,
  pageFields,
  topicLinks,
} from './topic.ts'

export const disease = group('Enfermedad', {
  ...pageFields(chaptersWithFigures.diseases),
  name: requiredText('Nombre', { max: 120 }),
  technicalName: text('Nombre técnico', { max: 160 }),
  shortDescription: requiredText('Descripción corta', { max: 240 }),
  description,
  alarmSigns,
  alarmNote,
  symptoms: chapter('Síntomas'),
  causes: chapter('Causas'),
  riskFactors: chapter('Factores de riesgo'),
  complications: chapter('Complicaciones'),
  diagnosis: chapter('Cómo se diagnostica'),
  treatments: group('Tratamiento', {
    text: longText('Texto'),
    items: namedItems('Opciones', 'Opción', { name: 120, description: 800, max: 12 }),
  }).prefault({}),
  mexicoStats: group('En México', {
    figure: text('Cifra', { max: 40, hint: 'Por ejemplo «1 de cada 10». Vacía si no hay una con fuente.' }),
    text: longText('Texto', { max: 800 }),
    source: text('Fuente', { max: 240 }),
  }).prefault({}),
  ...topicLinks,
  imageHome: imagePath('Imagen en listas', { width: 640 }),
  imageIndividual: imagePath('Imagen de la página', { width: 1280 }),
  imageAlt,
  iconIndividual: icon('Icono'),
  ...articleEnd,
})

export type Disease = z.output<typeof disease>
export type DiseaseInput = z.input<typeof disease>
