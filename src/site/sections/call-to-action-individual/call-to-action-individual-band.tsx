import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './call-to-action-individual-band.module.css'
import { IndividualCall } from './individual-call.tsx'

/** The entry's call to action between two rules, with the entry's tile. */
export function CallToActionIndividualBand() {
  const { images } = useRenderContext()
  return (
    <IndividualCall className={styles.band}>
      {({ id, title, buttons }) => (
        <>
          <Picture image={images(`/dibujos/azulejos/${id}.svg`)} alt="" sizes="148px" />
          <div>
            {title}
            {buttons}
          </div>
        </>
      )}
    </IndividualCall>
  )
}
