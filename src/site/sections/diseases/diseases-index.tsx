import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { DiseaseName, DiseasesSection } from './disease-parts.tsx'
import styles from './diseases-index.module.css'

/** The names of the first diseases in large type. Pointing at a name shows its picture and summary at the side. */
export function DiseasesIndex() {
  const { images } = useRenderContext()
  return (
    <DiseasesSection className={styles.section} listClass={`wrap ${styles.index}`}>
      {(card) => (
        <>
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
        </>
      )}
    </DiseasesSection>
  )
}
