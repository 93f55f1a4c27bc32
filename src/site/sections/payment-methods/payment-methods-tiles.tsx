import styles from './payment-methods-tiles.module.css'
import {
  MethodList,
  MethodsHead,
  methodsTitleId,
  PriceList,
  PricesHead,
  pricesTitleId,
  usePaymentContent,
} from './payment-parts.tsx'

/** The prices in large type in joined cells on cobalt, and below them the ways to pay over the full width. */
export function PaymentMethodsTiles() {
  const content = usePaymentContent()
  if (!content) return null
  const { consultationPrice, prices, payments, methods } = content
  return (
    <div>
      {prices.length > 0 && (
        <section
          className="on-dark section cobalt"
          aria-labelledby={consultationPrice.sectionTitle ? pricesTitleId : undefined}
        >
          <div className="wrap">
            <PricesHead of={consultationPrice} className="section-head split" />
            <PriceList prices={prices} className={styles.prices} />
            {consultationPrice.note && <p className={styles.note}>{consultationPrice.note}</p>}
          </div>
        </section>
      )}
      {methods.length > 0 && (
        <section
          className={styles.methods}
          aria-labelledby={payments.sectionTitle ? methodsTitleId : undefined}
        >
          <div className="wrap">
            <MethodsHead of={payments} />
            <MethodList methods={methods} />
          </div>
        </section>
      )}
    </div>
  )
}
