import { type Price, priceText } from '#content/facts/prices.ts'
import type { Service } from '#content/service.ts'
import type { Images } from '#site/images.ts'
import { priceDetails } from '#site/price-details.ts'
import { topicTile } from '#site/tile-path.ts'
import {
  type ArticlePart,
  entries,
  facts,
  gallery,
  listPart,
  myths,
  sources,
  steps,
  textPart,
} from './article-parts.tsx'

type Texts = {
  /** The description after its first paragraph. */
  readonly more: string
  /** The price that the owner linked to the service. */
  readonly price: Price | undefined
}

/** A service's chapters. */
export function serviceParts(service: Service, { more, price }: Texts, images: Images): ArticlePart[] {
  // The mosaic at the top of the article already shows these two pictures.
  const seen = [service.imageIndividual, topicTile(service.id)]
  return [
    ...textPart('en-que-consiste', 'En qué consiste', more),
    ...textPart('para-que-sirve', 'Para qué sirve', service.forWhat),
    ...listPart('beneficios', 'Beneficios', service.benefits),
    ...entries('tipos', 'Tipos', service.types),
    ...steps('como-se-hace', 'Cómo se hace', '', service.process),
    ...textPart('duele', '¿Duele?', service.painful),
    ...facts('datos-practicos', 'Datos prácticos', [
      ['Precio', price ? priceSentences(price, service.title) : ''],
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
    ...sources(service.sources),
  ]
}

/** «$800 MXN. Consulta con ultrasonido: historia clínica y exploración.» */
function priceSentences(price: Price, title: string): string {
  const details = priceDetails(price)
  const name = price.name === title ? '' : price.name
  const rest = name && details ? `${name}: ${details}` : name || details
  return rest ? `${priceText(price)}. ${rest}.`.replace(/\.+$/, '.') : priceText(price)
}
