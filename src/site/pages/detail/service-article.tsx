import type { Service } from '#content/entries/service.ts'
import type { Price } from '#content/facts/prices.ts'
import { chapterTitles } from '#content/fields/chapters.ts'
import type { Images } from '#site/images.ts'
import { type ArticlePart, chapter, entries, facts, gallery, myths } from '#site/pages/article-parts.tsx'
import { costTable, priceSentences, type ShownCosts } from '#site/shown-costs.ts'
import { topicTile } from '#site/tile-path.ts'

type Texts = {
  /** The description after its first paragraph. */
  readonly more: string
  /** The price that the owner linked to the service. */
  readonly price: Price | undefined
  /** The practice's ways to pay and its insurers. */
  readonly costs: ShownCosts
}

/** A service's chapters. */
export function serviceParts(service: Service, { more, price, costs }: Texts, images: Images): ArticlePart[] {
  // The mosaic at the top of the article already shows these two pictures.
  const seen = [service.imageIndividual, topicTile(service.id)]
  const ownPrice = price
    ? priceSentences(price, price.name === service.title ? '' : price.name)
    : service.priceNote
  const { title, rows } = costTable([['Precio', ownPrice]], costs)
  return [
    ...chapter('en-que-consiste', { text: more }),
    ...chapter('para-que-sirve', { text: service.forWhat }),
    ...chapter('beneficios', { items: service.benefits }),
    ...entries('tipos', chapterTitles.tipos, service.types),
    ...chapter('cuando-pedir-cita', service.whenToBook),
    ...chapter('preparacion', { items: service.preparation }),
    ...chapter('como-se-hace', { steps: service.process }),
    ...chapter('duele', { text: service.painful }),
    ...facts('datos-practicos', chapterTitles['datos-practicos'], [
      ['Hospitalario o ambulatorio', service.hospitalOrAmbulatory],
      ['Duración', service.procedureTime],
      ['Anestesia', service.anesthesia],
      ['Recuperación', service.recoveryTime],
    ]),
    ...facts('costos', title, rows),
    ...chapter('recomendaciones', { items: service.postProcedureRecommendations }),
    ...myths(service.myths),
    ...chapter('que-preguntar', { items: service.questionsToAsk }),
    ...gallery(
      service.images.filter(({ src }) => !seen.includes(src)),
      images,
    ),
  ]
}
