import { sectionEntry, variant } from './variant.ts'

export const diseases = sectionEntry('Enfermedades', [
  variant('diseases-rows', 'Renglones', 'Cuatro enfermedades en renglones, con su azulejo y nombre técnico.'),
  variant(
    'diseases-panel',
    'Panel de azulejos',
    'Cuatro imágenes unidas en un panel central, con sus textos a los lados. Para cuatro padecimientos de igual importancia.',
  ),
  variant(
    'diseases-index',
    'Índice grande',
    'Los nombres en letra grande; la imagen y el resumen aparecen al señalarlos. Para una página sobria, donde manda el texto.',
  ),
  variant(
    'diseases-feature',
    'Una destacada',
    'La primera enfermedad con imagen grande y tres en columna, de lado a lado. Para dar prioridad a lo que más atiende.',
  ),
])
