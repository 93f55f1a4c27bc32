import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { SymptomsSection, SymptomText } from './symptoms-section.tsx'
import styles from './symptoms-wall.module.css'

/** Symptoms as a wall of joined tiles, four per page. */
export function SymptomsWall() {
  const { images } = useRenderContext()
  return (
    <SymptomsSection className="on-dark section cobalt" listClass={styles.wall}>
      {(card) => (
        <>
          <Picture
            image={images(card.imageHome)}
            alt=""
            sizes="(min-width: 1366px) 310px, (min-width: 768px) 23vw, 46vw"
          />
          <SymptomText card={card} />
        </>
      )}
    </SymptomsSection>
  )
}
