import cardList from '#site/components/card-list.module.css'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { tileForm } from '#site/tile-path.ts'
import { DiseaseText } from './disease-text.tsx'
import { AllDiseasesButton, DiseasesHead, diseasesTitleId } from './diseases-head.tsx'
import styles from './diseases-rows.module.css'
import { useShownDiseases } from './shown-diseases.ts'

/** The first diseases as rows: small tile, name, technical name and summary. */
export function DiseasesRows() {
  const { images } = useRenderContext()
  const cards = useShownDiseases()
  if (cards.length === 0) return null
  return (
    <section className="section plain" aria-labelledby={diseasesTitleId}>
      <div className={`wrap ${styles.columns}`}>
        <DiseasesHead className={styles.head ?? ''}>
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
              <DiseaseText card={card} styles={styles} />
              <Icon name="arrow" isLate />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
