import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import styles from './call-to-action-individual-band.module.css'
import { useIndividualCall } from './individual-call.ts'
import { IndividualCallButtons } from './individual-call-buttons.tsx'

/** The entry's call to action between two rules, with the entry's tile. */
export function CallToActionIndividualBand() {
  const { images } = useRenderContext()
  const call = useIndividualCall()
  if (!call) return null
  return (
    <section className={styles.band} aria-labelledby="llamado">
      <Picture image={images(`/dibujos/azulejos/${call.id}.svg`)} alt="" sizes="148px" />
      <div>
        <h2 id="llamado">{call.text}</h2>
        <IndividualCallButtons />
      </div>
    </section>
  )
}
