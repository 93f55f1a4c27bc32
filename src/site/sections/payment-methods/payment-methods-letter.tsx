import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { TitledLogoStrip } from '#site/islands/logo-strip.tsx'
import styles from './payment-methods-letter.module.css'
import { methodsTitleId, PriceList, PricesHead, pricesTitleId, usePaymentContent } from './payment-parts.tsx'

/** The prices as a letter with flowers in its corners, and below it a carousel of the ways to pay, four at a time. */
export function PaymentMethodsLetter() {
  const content = usePaymentContent()
  if (!content) return null
  const { consultationPrice, prices, payments, methods } = content
  return (
    <div className={`section plain wrap ${styles.payment}`}>
      {prices.length > 0 && (
        <section
          className={styles.prices}
          aria-labelledby={consultationPrice.sectionTitle ? pricesTitleId : undefined}
        >
          <PricesHead of={consultationPrice} className={styles.text} />
          <div className={styles.letter}>
            <CornerFlowers />
            <PriceList prices={prices} />
            {consultationPrice.note && <p className="note">{consultationPrice.note}</p>}
          </div>
        </section>
      )}
      {methods.length > 0 && (
        <section aria-labelledby={payments.sectionTitle ? methodsTitleId : undefined}>
          <TitledLogoStrip
            titleId={methodsTitleId}
            title={payments.sectionTitle}
            note={payments.additionalInfo}
            label={payments.sectionTitle || 'Formas de pago'}
            items={methods.map(({ name, iconPath }) => ({ name, imagePath: iconPath }))}
            showNames
            slidesVisible={4}
          >
            {payments.sectionSubtitle && <p>{payments.sectionSubtitle}</p>}
          </TitledLogoStrip>
        </section>
      )}
    </div>
  )
}
