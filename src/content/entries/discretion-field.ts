import { z } from 'zod'
import { group } from '../fields/fields.ts'
import { quickExitChoices } from './discretion.ts'

/** How a page protects somebody whose screen or history another person may see. */
export const discretion = () =>
  group('Discreción', {
    quickExit: z.enum(quickExitChoices, 'Elija una opción.').default('automatic').meta({
      label: 'Botón «Salir rápido»',
      hint: 'Según el tema, lo llevan las páginas sobre infecciones, relaciones, anticonceptivos, embarazo o violencia.',
    }),
    hasNeutralTitle: z.boolean('Elija sí o no.').default(false).meta({
      label: 'Título discreto en la pestaña',
      hint: 'La pestaña y el historial dicen «Información de salud». Los buscadores pueden mostrar otro título.',
    }),
  }).prefault({})
