import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { DiseasesSection, DiseaseText } from './disease-parts.tsx'
import styles from './diseases-panel.module.css'

/** The tiles of the first diseases joined to one panel, with each disease's text beside its tile. */
export function DiseasesPanel() {
  const { images } = useRenderContext()
  return (
    <DiseasesSection
      className="plain wrap"
      headClass="centred"
      listClass={styles.panel}
      allClass={styles.all}
    >
      {(card) => (
        <>
          <Picture
            image={images(card.imageHome)}
            alt=""
            sizes="(min-width: 1280px) 312px, (min-width: 1024px) 26vw, 40vw"
          />
          <DiseaseText card={card} />
        </>
      )}
    </DiseasesSection>
  )
}
