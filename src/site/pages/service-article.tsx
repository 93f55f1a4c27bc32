import type { Service } from '#content/service.ts'
import type { Images } from '#site/images.ts'
import { topicTile } from '#site/tile-path.ts'
import {
  type ArticlePart,
  chapter,
  entries,
  facts,
  gallery,
  listPart,
  myths,
  steps,
  textPart,
} from './article-parts.tsx'

/** A service's chapters. @param more The description after its first paragraph. */
export function serviceParts(service: Service, more: string, images: Images): ArticlePart[] {
  // The mosaic at the top of the article already shows these two pictures.
  const seen = [service.imageIndividual, topicTile(service.id)]
  return [
    ...textPart('en-que-consiste', 'En qué consiste', more),
    ...textPart('para-que-sirve', 'Para qué sirve', service.forWhat),
    ...listPart('beneficios', 'Beneficios', service.benefits),
    ...entries('tipos', 'Tipos', service.types),
    ...chapter('cuando-pedir-cita', 'Cuándo pedir cita', service.whenToBook),
    ...listPart('preparacion', 'Cómo prepararse', service.preparation),
    ...steps('como-se-hace', 'Cómo se hace', '', service.process),
    ...textPart('duele', '¿Duele?', service.painful),
    ...facts('datos-practicos', 'Datos prácticos', [
      ['Hospitalario o ambulatorio', service.hospitalOrAmbulatory],
      ['Duración', service.procedureTime],
      ['Anestesia', service.anesthesia],
      ['Recuperación', service.recoveryTime],
    ]),
    ...listPart('recomendaciones', 'Recomendaciones posteriores', service.postProcedureRecommendations),
    ...myths('mitos', 'Mitos y lo que se sabe', service.myths),
    ...gallery(
      'imagenes',
      'Imágenes',
      service.images.filter(({ src }) => !seen.includes(src)),
      images,
    ),
  ]
}
