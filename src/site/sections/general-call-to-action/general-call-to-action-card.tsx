import arch from '#site/components/arch.module.css'
import { Backdrop } from '#site/components/backdrop.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { CallText } from './call-text.tsx'
import { useGeneralCall } from './general-call.ts'
import styles from './general-call-to-action-card.module.css'
import { PaymentStrip } from './payment-strip.tsx'

/** The ways to pay, and below them the call to action on paper, beside a picture in an arch. */
export function GeneralCallToActionCard() {
  const { images } = useRenderContext()
  const call = useGeneralCall()
  const { sectionBackground, foregroundImage } = call
  return (
    <section aria-label={call.label}>
      <PaymentStrip />
      <div className={styles.ground}>
        <Backdrop path={sectionBackground} />
        <div className={styles.card}>
          {foregroundImage && (
            <div className={`${arch.arch} ${styles.door}`}>
              <Picture image={images(foregroundImage)} alt="" sizes="(min-width: 768px) 320px, 60vw" />
            </div>
          )}
          <div className={styles.text}>
            <CallText call={call} styles={styles} />
          </div>
        </div>
      </div>
    </section>
  )
}
