import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { tileForm } from '#site/tile-path.ts'
import { SymptomsSection, SymptomText } from './symptoms-section.tsx'
import styles from './symptoms-stage.module.css'

/** A large picture on one half, the names on the other. Pointing at a name shows its picture. */
export function SymptomsStage() {
  const { images } = useRenderContext()
  return (
    <SymptomsSection
      className={`on-dark cobalt ${styles.section}`}
      blockClass={styles.text}
      headClass={styles.head}
      listClass={styles.list}
    >
      {(card) => (
        <>
          <Picture
            image={images(tileForm(card.imageHome, 'inverse'))}
            alt=""
            sizes="(min-width: 1024px) 56vw, 100vw"
          />
          <Icon name={`topic:${card.icon}`} />
          <div>
            <SymptomText card={card} />
          </div>
        </>
      )}
    </SymptomsSection>
  )
}
