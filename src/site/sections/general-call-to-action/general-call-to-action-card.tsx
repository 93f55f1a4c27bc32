import arch from '#site/components/arch.module.css'
import { Backdrop } from '#site/components/backdrop.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { GeneralCallText, useGeneralCall } from './general-call.tsx'
import styles from './general-call-to-action-card.module.css'
import { PaymentStrip } from './payment-strip.tsx'

/** The ways to pay, and below them the call to action on paper, beside a picture in an arch. */
export function GeneralCallToActionCard() {
  const { images } = useRenderContext()
  const { label, sectionBackground, foregroundImage } = useGeneralCall()
  return (
    <section aria-label={label}>
      <PaymentStrip />
      <div className={styles.ground}>
        <Backdrop path={sectionBackground} />
        <div className={styles.card}>
          {foregroundImage && (
            <div className={`${arch.arch} ${styles.door}`}>
              <Picture image={images(foregroundImage)} alt="" sizes="(min-width: 768px) 320px, 60vw" />
            </div>
          )}
          <GeneralCallText className={styles.text} />
        </div>
      </div>
    </section>
  )
}
