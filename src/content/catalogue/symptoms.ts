import { sectionEntry, variant } from './variant.ts'

export const symptoms = sectionEntry('Síntomas', [
  variant('symptoms-wall', 'Muro de azulejos', 'Muro de azulejos continuos, cuatro por página.'),
  variant(
    'symptoms-stage',
    'Azulejo grande',
    'Una imagen que llena media sección y cuatro nombres al lado; cambia con el nombre señalado. Para una pausa de color entre secciones claras.',
  ),
  variant(
    'symptoms-arcade',
    'Portales',
    'Cuatro imágenes bajo los arcos de un portal, de lado a lado y sobre fondo cálido. Para mostrar fotografías verticales.',
  ),
  variant(
    'symptoms-names',
    'Nombres grandes',
    'Los nombres en letra muy grande, cada uno tras un azulejo pequeño. Para que se encuentren de un vistazo.',
  ),
])
