import { sectionEntry, variant } from './variant.ts'

export const callToAction = sectionEntry('Valoración', [
  variant(
    'call-to-action-scene',
    'Escena de lado a lado',
    'Escena de lado a lado con el texto de la primera consulta.',
  ),
  variant(
    'call-to-action-panorama',
    'Foto panorámica',
    'Una foto ancha, el título en un panel cobalto que la muerde y el texto a su lado. Elíjala si tiene una buena foto horizontal del consultorio.',
  ),
  variant(
    'call-to-action-letter',
    'Carta firmada',
    'Una hoja de carta con un azulejo por timbre y el nombre de la doctora al final; no lleva foto. Elíjala si el texto dice más que una imagen.',
  ),
])
