import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { tileForm } from '#site/tile-path.ts'
import { DiseasesSection, DiseaseText } from './disease-parts.tsx'
import styles from './diseases-rows.module.css'

/** The first diseases as rows: small tile, name, technical name and summary. */
export function DiseasesRows() {
  const { images } = useRenderContext()
  return (
    <DiseasesSection
      className={`plain wrap columns ${styles.columns}`}
      headClass={styles.head}
      listClass={styles.rows}
      allClass={styles.all}
    >
      {(card) => (
        <>
          <Picture
            image={images(tileForm(card.imageHome, 'small'))}
            alt=""
            sizes="(min-width: 768px) 108px, 76px"
          />
          <DiseaseText card={card} />
          <Icon name="arrow" isLate />
        </>
      )}
    </DiseasesSection>
  )
}
