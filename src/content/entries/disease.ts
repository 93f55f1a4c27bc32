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
  whenToBook,
} from './topic.ts'

export const disease = group('Enfermedad', {
  ...pageFields(chaptersWithFigures.diseases),
  name: requiredText('Nombre', { max: 120 }),
  technicalName: text('Nombre técnico', { max: 160 }),
  shortDescription: requiredText('Descripción corta', { max: 240 }),
  description: longText('Descripción', {
    hint: 'El primer párrafo abre la página.',
  }),
  alarmSigns: alarmSigns(),
  symptoms: chapter('Síntomas').prefault({}),
  causes: chapter('Causas').prefault({}),
  riskFactors: chapter('Factores de riesgo').prefault({}),
  complications: chapter('Complicaciones').prefault({}),
  diagnosis: diagnosis(),
  treatments: group('Tratamiento', {
    text: longText('Texto'),
    items: list(
      'Opciones',
      group('Opción', {
        name: requiredText('Nombre', { max: 120 }),
        description: longText('Descripción', { max: 800 }),
      }),
      {
        max: 12,
        rowTitle: 'name',
      },
    ),
  }).prefault({}),
  mexicoStats: group('En México', {
    figure: text('Cifra', {
      max: 40,
      hint: 'Por ejemplo «1 de cada 10». Vacía si no hay una con fuente.',
    }),
    text: longText('Texto', { max: 800 }),
    source: text('Fuente', { max: 240 }),
  }).prefault({}),
  whenToBook: whenToBook(),
  relatedServices: relatedServices(),
  icd10: icd10(),
  ctaText: ctaText(),
  imageHome: imagePath('Imagen en listas', { width: 640 }),
  imageIndividual: imagePath('Imagen de la página', { width: 1280 }),
  imageAlt: text('Texto alternativo de la imagen', { max: 200 }),
  iconIndividual: icon('Icono'),
  sources: sources(),
  lastReviewed: lastReviewed(),
  signOff: signOff(),
  metadata,
})

export const diseaseEntries = z.array(disease)
export type Disease = z.output<typeof disease>
export type DiseaseInput = z.input<typeof disease>
