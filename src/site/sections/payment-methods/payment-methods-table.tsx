import styles from './payment-methods-table.module.css'
import {
  MethodList,
  MethodsHead,
  methodsTitleId,
  PriceList,
  PricesHead,
  pricesTitleId,
  usePaymentContent,
} from './payment-parts.tsx'

/** The prices in a ruled table, and below it the ways to pay in a row. */
export function PaymentMethodsTable() {
  const content = usePaymentContent()
  if (!content) return null
  const { consultationPrice, prices, payments, methods } = content
  return (
    <div className={`section plain wrap ${styles.payment}`}>
      {prices.length > 0 && (
        <section aria-labelledby={consultationPrice.sectionTitle ? pricesTitleId : undefined}>
          <PricesHead of={consultationPrice} className="section-head split" />
          <PriceList prices={prices} className={styles.prices} />
          {consultationPrice.note && <p className="note">{consultationPrice.note}</p>}
        </section>
      )}
      {methods.length > 0 && (
        <section
          className={styles.methods}
          aria-labelledby={payments.sectionTitle ? methodsTitleId : undefined}
        >
          <MethodsHead of={payments} />
          <MethodList methods={methods} />
        </section>
      )}
    </div>
  )
}
