import cardList from '#site/components/card-list.module.css'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { AllDiseasesButton, DiseaseName, DiseasesHead, DiseasesSection } from './disease-parts.tsx'
import styles from './diseases-index.module.css'

/** The names of the first diseases in large type. Pointing at a name shows its picture and summary at the side. */
export function DiseasesIndex() {
  const { images } = useRenderContext()
  return (
    <DiseasesSection className={styles.section ?? ''}>
      {(cards) => (
        <div className="wrap">
          <DiseasesHead />
          <ul className={`${cardList.cards} ${styles.index}`}>
            {cards.map((card) => (
              <li key={card.id}>
                <div className={styles.name}>
                  <DiseaseName card={card} />
                </div>
                <div className={styles.side}>
                  <Picture
                    image={images(card.imageHome)}
                    alt=""
                    sizes="(min-width: 1280px) 380px, (min-width: 1024px) 30vw, 112px"
                  />
                  <p>{card.shortDescription}</p>
                </div>
              </li>
            ))}
          </ul>
          <AllDiseasesButton />
        </div>
      )}
    </DiseasesSection>
  )
}
