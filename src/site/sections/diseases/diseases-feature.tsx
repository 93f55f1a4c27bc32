import cardList from '#site/components/card-list.module.css'
import { Picture } from '#site/components/picture.tsx'
import { altOf } from '#site/photo.ts'
import { useRenderContext } from '#site/render-context.ts'
import { DiseaseText } from './disease-text.tsx'
import styles from './diseases-feature.module.css'
import { AllDiseasesButton, DiseasesHead, diseasesTitleId } from './diseases-head.tsx'
import { useShownDiseases } from './shown-diseases.ts'

/** Full width: the first disease with a large picture, the next ones in a column beside it. */
export function DiseasesFeature() {
  const { site, images } = useRenderContext()
  const cards = useShownDiseases()
  const main = site.diseases.at(0)
  if (!main) return null
  return (
    <section className="section plain" aria-labelledby={diseasesTitleId}>
      <div className="wrap">
        <DiseasesHead className="split" />
      </div>
      <ul className={`${cardList.cards} ${styles.board}`}>
        {cards.map((card, index) => (
          <li key={card.id}>
            {index === 0 ? (
              <Picture
                image={images(main.imageIndividual)}
                alt={altOf(images(main.imageIndividual), main.imageAlt)}
                sizes="(min-width: 1024px) 50vw, 100vw"
              />
            ) : (
              <Picture
                image={images(card.imageHome)}
                alt=""
                sizes="(min-width: 1024px) 18vw, (min-width: 640px) 33vw, 36vw"
              />
            )}
            <DiseaseText card={card} />
          </li>
        ))}
      </ul>
      <div className={`wrap ${styles.all}`}>
        <AllDiseasesButton />
      </div>
    </section>
  )
}
