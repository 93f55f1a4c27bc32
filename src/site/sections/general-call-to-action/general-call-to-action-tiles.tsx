import { Backdrop } from '#site/components/backdrop.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { GeneralCallText, useGeneralCall } from './general-call.tsx'
import styles from './general-call-to-action-tiles.module.css'
import { PaymentStrip } from './payment-strip.tsx'

/** The ways to pay, and below them the call to action on cobalt, with tiles of the same background colour. */
export function GeneralCallToActionTiles() {
  const { images } = useRenderContext()
  const { label, sectionBackground, foregroundImage } = useGeneralCall()
  return (
    <section aria-label={label}>
      <PaymentStrip />
      <div className={`on-dark ${styles.ground}`}>
        <Backdrop path={sectionBackground} className={styles.background} />
        <div className={`wrap ${styles.inner}`}>
          {foregroundImage && (
            <Picture image={images(foregroundImage)} alt="" sizes="570px" className={styles.tiles} />
          )}
          <GeneralCallText className={styles.text} />
        </div>
      </div>
    </section>
  )
}
