import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { tileForm } from '#site/tile-path.ts'
import styles from './symptoms-names.module.css'
import { SymptomsSection, SymptomText } from './symptoms-section.tsx'

/** The symptoms' names as lines of large type, each after a small picture. */
export function SymptomsNames() {
  const { images } = useRenderContext()
  return (
    <SymptomsSection className="section plain" listClass={styles.names}>
      {(card) => (
        <>
          <Picture image={images(tileForm(card.imageHome, 'small'))} alt="" sizes="96px" />
          <SymptomText card={card} />
        </>
      )}
    </SymptomsSection>
  )
}
