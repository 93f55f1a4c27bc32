import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './call-to-action-individual-panel.module.css'
import { useIndividualCall } from './individual-call.ts'
import { IndividualCallButtons } from './individual-call-buttons.tsx'

/**
 * The call to action at the end of a disease, symptom or service page, with the entry's own texts; nothing if they
 * are empty.
 */
export function CallToActionIndividualPanel() {
  const { images } = useRenderContext()
  const { callToActionIndividual } = useSiteContent()
  const call = useIndividualCall()
  if (!call) return null
  return (
    <section className={`on-dark ${styles.panel}`} aria-labelledby="llamado">
      <Picture image={images(callToActionIndividual.backgroundImage)} alt="" sizes="300px" />
      <h2 id="llamado">{call.text}</h2>
      <IndividualCallButtons />
    </section>
  )
}
