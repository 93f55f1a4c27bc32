import type { z } from 'zod'
import { chaptersWithFigures } from '../fields/chapters.ts'
import { group, icon, imagePath, list, listItem, longText, requiredText, text } from '../fields/fields.ts'
import {
  alarmNote,
  alarmSigns,
  articleEnd,
  chapter,
  description,
  imageAlt,
  pageFields,
  topicImages,
  topicLinks,
} from './topic.ts'

export const symptom = group('Síntoma', {
  ...pageFields(chaptersWithFigures.symptoms),
  name: requiredText('Nombre', { max: 120 }),
  shortDescription: requiredText('Descripción corta', { max: 240 }),
  description,
  alarmSigns,
  alarmNote,
  causes: chapter('Causas'),
  relatedConditions: list(
    'Padecimientos relacionados',
    listItem('Padecimiento', {
      name: requiredText('Nombre', { max: 120 }),
      description: longText('Descripción', { max: 600 }),
      diseaseId: text('Enfermedad del sitio', {
        max: 80,
        hint: 'Dirección de la enfermedad, para enlazarla.',
      }),
    }),
    { max: 12, rowTitle: 'name' },
  ),
  managementTips: chapter('Qué puede hacer'),
  complications: chapter('Complicaciones'),
  diagnosis: chapter('Cómo se diagnostica'),
  ...topicLinks,
  images: topicImages,
  imageHome: imagePath('Imagen en listas', { width: 640 }),
  imageAlt,
  icon: icon('Icono'),
  ...articleEnd,
})

export type Symptom = z.output<typeof symptom>
export type SymptomInput = z.input<typeof symptom>
