import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './call-to-action-individual-panel.module.css'
import { IndividualCall } from './individual-call.tsx'

/** The entry's call to action on cobalt, with the picture that all entries share. */
export function CallToActionIndividualPanel() {
  const { images } = useRenderContext()
  const { backgroundImage } = useSiteContent().callToActionIndividual
  return (
    <IndividualCall className={`on-dark cobalt ${styles.panel}`}>
      {({ title, buttons }) => (
        <>
          <Picture image={images(backgroundImage)} alt="" sizes="300px" />
          {title}
          {buttons}
        </>
      )}
    </IndividualCall>
  )
}
