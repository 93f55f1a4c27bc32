import { z } from 'zod'
import { group, icon, imagePath, list, longText, requiredText, text } from './fields.ts'
import { metadata } from './metadata.ts'
import { alarmSigns, chapter, ctaText, lastReviewed, pageFields, sources, topicImages } from './topic.ts'

export const symptom = group('Síntoma', {
  ...pageFields(),
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
  ctaText: ctaText(),
  images: topicImages(),
  imageHome: imagePath('Imagen en listas', { width: 640 }),
  imageAlt: text('Texto alternativo de la imagen', { max: 200 }),
  icon: icon('Icono'),
  sources: sources(),
  lastReviewed: lastReviewed(),
  metadata,
})

export const symptomEntries = z.array(symptom)
export type Symptom = z.output<typeof symptom>
export type SymptomInput = z.input<typeof symptom>
