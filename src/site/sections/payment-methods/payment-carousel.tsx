import type { SiteContent } from '#content/site-content/index.ts'
import { LogoStrip } from '#site/components/logo-strip.tsx'
import styles from './payment-carousel.module.css'

const titleId = 'titulo-pagos'

/** The ways to pay, four at a time. */
export function PaymentCarousel(payments: SiteContent['payments']) {
  const { sectionTitle, sectionSubtitle, methods, additionalInfo } = payments
  const label = sectionTitle || 'Formas de pago'
  return (
    <section aria-labelledby={sectionTitle ? titleId : undefined}>
      {sectionTitle && (
        <h2 id={titleId} className={styles.title}>
          {sectionTitle}
        </h2>
      )}
      {sectionSubtitle && <p>{sectionSubtitle}</p>}
      <LogoStrip
        className={styles.strip}
        label={label}
        items={methods.map(({ name, iconPath }) => ({ name, imagePath: iconPath }))}
        showNames
        slidesVisible={4}
      />
      {additionalInfo && <p className="note">{additionalInfo}</p>}
    </section>
  )
}
