/** The chapters of articles with their titles, by the last part of a link to one. */
export const chapterTitles = {
  'que-es': 'Qué es',
  'que-significa': 'Qué significa',
  'en-que-consiste': 'En qué consiste',
  'para-que-sirve': 'Para qué sirve',
  beneficios: 'Beneficios',
  tipos: 'Tipos',
  sintomas: 'Síntomas',
  causas: 'Causas',
  'en-mexico': 'En México',
  'factores-de-riesgo': 'Factores de riesgo',
  'padecimientos-relacionados': 'Padecimientos relacionados',
  diagnostico: 'Cómo se diagnostica',
  tratamiento: 'Cómo se trata',
  'que-puede-hacer': 'Qué puede hacer',
  complicaciones: 'Complicaciones',
  'cuando-pedir-cita': 'Cuándo pedir cita',
  'que-preguntar': 'Qué preguntar en la consulta',
  preparacion: 'Cómo prepararse',
  'como-se-hace': 'Cómo se hace',
  duele: '¿Duele?',
  'datos-practicos': 'Datos prácticos',
  recomendaciones: 'Recomendaciones posteriores',
  mitos: 'Mitos y lo que se sabe',
  imagenes: 'Imágenes',
  relacionados: 'También puede interesarle',
  fuentes: 'Fuentes',
} as const
export type ChapterId = keyof typeof chapterTitles

/** The chapters in which the owner can put a figure, for each kind of article. */
export const chaptersWithFigures = {
  services: ['en-que-consiste', 'para-que-sirve', 'tipos', 'preparacion', 'como-se-hace', 'duele'],
  diseases: ['que-es', 'sintomas', 'causas', 'complicaciones', 'diagnostico', 'tratamiento'],
  symptoms: [
    'que-significa',
    'causas',
    'padecimientos-relacionados',
    'diagnostico',
    'que-puede-hacer',
    'complicaciones',
  ],
} as const satisfies Record<string, readonly ChapterId[]>
