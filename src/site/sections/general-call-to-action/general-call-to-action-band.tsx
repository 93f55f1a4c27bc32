import { Backdrop } from '#site/components/backdrop.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { GeneralCallButtons, useGeneralCall } from './general-call.tsx'
import styles from './general-call-to-action-band.module.css'
import { PaymentStrip } from './payment-strip.tsx'
import { PriceText } from './price-text.tsx'

/** The ways to pay, and below them a slim row: a square of tiles, the texts and the buttons. */
export function GeneralCallToActionBand() {
  const { images } = useRenderContext()
  const { label, sectionBackground, foregroundImage, subtitle, title, price1, hours } = useGeneralCall()
  const summary = [subtitle, price1].filter(Boolean)
  return (
    <section aria-label={label}>
      <PaymentStrip />
      <div className={`on-dark ${styles.band}`}>
        <Backdrop path={sectionBackground} className={styles.background} />
        {foregroundImage && (
          <Picture image={images(foregroundImage)} alt="" sizes="240px" className={styles.tiles} />
        )}
        <div className={styles.text}>
          {title && <h2>{title}</h2>}
          {summary.length > 0 && (
            <p>
              {summary.map((part) => (
                <span key={part}>
                  <PriceText text={part} />
                </span>
              ))}
            </p>
          )}
        </div>
        <div className={styles.ways}>
          <GeneralCallButtons />
          {hours && <p>{hours}</p>}
        </div>
      </div>
    </section>
  )
}
