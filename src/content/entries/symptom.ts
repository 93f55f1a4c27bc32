import { z } from 'zod'
import { chaptersWithFigures } from '../fields/chapters.ts'
import { group, icon, imagePath, list, longText, requiredText, text } from '../fields/fields.ts'
import { metadata } from '../fields/metadata.ts'
import {
  alarmSigns,
  chapter,
  ctaText,
  diagnosis,
  icd10,
  lastReviewed,
  pageFields,
  relatedServices,
  signOff,
  sources,
  topicImages,
  whenToBook,
} from './topic.ts'

export const symptom = group('Síntoma', {
  ...pageFields(chaptersWithFigures.symptoms),
  name: requiredText('Nombre', { max: 120 }),
  shortDescription: requiredText('Descripción corta', { max: 240 }),
  description: longText('Descripción', {
    hint: 'El primer párrafo abre la página.',
  }),
  alarmSigns: alarmSigns(),
  causes: chapter('Causas').prefault({}),
  relatedConditions: list(
    'Padecimientos relacionados',
    group('Padecimiento', {
      name: requiredText('Nombre', { max: 120 }),
      description: longText('Descripción', { max: 600 }),
      diseaseId: text('Enfermedad del sitio', {
        max: 80,
        hint: 'Dirección de la enfermedad, para enlazarla.',
      }),
    }),
    { max: 12, rowTitle: 'name' },
  ),
  managementTips: chapter('Qué puede hacer').prefault({}),
  complications: chapter('Complicaciones').prefault({}),
  diagnosis: diagnosis(),
  whenToBook: whenToBook(),
  relatedServices: relatedServices(),
  icd10: icd10(),
  ctaText: ctaText(),
  images: topicImages(),
  imageHome: imagePath('Imagen en listas', { width: 640 }),
  imageAlt: text('Texto alternativo de la imagen', { max: 200 }),
  icon: icon('Icono'),
  sources: sources(),
  lastReviewed: lastReviewed(),
  signOff: signOff(),
  metadata,
})

export const symptomEntries = z.array(symptom)
export type Symptom = z.output<typeof symptom>
export type SymptomInput = z.input<typeof symptom>
