import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { tileForm } from '#site/tile-path.ts'
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
        <ul className={styles.rows}>
          {cards.map(({ id, name, technicalName, shortDescription, href, imageHome }) => (
            <li key={id}>
              <Picture
                image={images(tileForm(imageHome, 'small'))}
                alt=""
                sizes="(min-width: 768px) 108px, 76px"
              />
              <div>
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                {technicalName && <p className={styles.technical}>{technicalName}</p>}
                <p>{shortDescription}</p>
              </div>
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
