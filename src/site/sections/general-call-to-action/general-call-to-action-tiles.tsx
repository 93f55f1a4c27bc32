import { Backdrop } from '#site/components/backdrop.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { CallText } from './call-text.tsx'
import { useGeneralCall } from './general-call.ts'
import styles from './general-call-to-action-tiles.module.css'
import { PaymentStrip } from './payment-strip.tsx'

/** The ways to pay, and below them the call to action on cobalt, with tiles of the same background colour. */
export function GeneralCallToActionTiles() {
  const { images } = useRenderContext()
  const call = useGeneralCall()
  const { sectionBackground, foregroundImage } = call
  return (
    <section aria-label={call.label}>
      <PaymentStrip />
      <div className={`on-dark ${styles.ground}`}>
        <Backdrop path={sectionBackground} className={styles.background} />
        <div className={`wrap ${styles.inner}`}>
          {foregroundImage && (
            <Picture image={images(foregroundImage)} alt="" sizes="570px" className={styles.tiles} />
          )}
          <div className={styles.text}>
            <CallText call={call} styles={styles} />
          </div>
        </div>
      </div>
    </section>
  )
}
