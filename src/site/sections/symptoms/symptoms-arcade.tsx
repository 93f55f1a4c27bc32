import arch from '#site/components/arch.module.css'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './symptoms-arcade.module.css'
import { SymptomsSection, SymptomText } from './symptoms-section.tsx'

/** Symptoms in a row of arches, four per page; phones scroll along the row. */
export function SymptomsArcade() {
  const { images } = useRenderContext()
  return (
    <SymptomsSection
      className={`section ${styles.section}`}
      blockClass={styles.block}
      headClass="centred"
      listClass={styles.arcade}
    >
      {(card) => (
        <>
          <div className={`${arch.arch} ${styles.arch}`}>
            <Picture image={images(card.imageHome)} alt="" sizes="(min-width: 768px) 24vw, 64vw" />
          </div>
          <SymptomText card={card} />
        </>
      )}
    </SymptomsSection>
  )
}
