import cardList from '#site/components/card-list.module.css'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { tileForm } from '#site/tile-path.ts'
import { AllDiseasesButton, DiseasesHead, DiseasesSection, DiseaseText } from './disease-parts.tsx'
import styles from './diseases-rows.module.css'

/** The first diseases as rows: small tile, name, technical name and summary. */
export function DiseasesRows() {
  const { images } = useRenderContext()
  return (
    <DiseasesSection className="plain">
      {(cards) => (
        <div className={`wrap columns ${styles.columns}`}>
          <DiseasesHead className={styles.head}>
            <AllDiseasesButton />
          </DiseasesHead>
          <ul className={`${cardList.cards} ${styles.rows}`}>
            {cards.map((card) => (
              <li key={card.id}>
                <Picture
                  image={images(tileForm(card.imageHome, 'small'))}
                  alt=""
                  sizes="(min-width: 768px) 108px, 76px"
                />
                <DiseaseText card={card} />
                <Icon name="arrow" isLate />
              </li>
            ))}
          </ul>
        </div>
      )}
    </DiseasesSection>
  )
}
