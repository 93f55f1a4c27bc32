import { Paragraphs } from '#site/components/paragraphs.tsx'
import { MethodList } from './method-list.tsx'
import { usePaymentContent } from './payment-content.ts'
import styles from './payment-methods-table.module.css'
import { PriceList } from './price-list.tsx'

/** The prices in a ruled table, and under it the ways to pay in a row. */
export function PaymentMethodsTable() {
  const content = usePaymentContent()
  if (!content) return null
  const { consultationPrice, prices, payments, methods } = content
  return (
    <div className={`section plain wrap ${styles.payment}`}>
      {prices.length > 0 && (
        <section aria-labelledby={consultationPrice.sectionTitle ? 'titulo-precios' : undefined}>
          <div className={styles.head}>
            {consultationPrice.sectionTitle && <h2 id="titulo-precios">{consultationPrice.sectionTitle}</h2>}
            <div>
              <Paragraphs text={consultationPrice.sectionText} />
            </div>
          </div>
          <PriceList prices={prices} className={styles.prices} />
          {consultationPrice.note && <p className="note">{consultationPrice.note}</p>}
        </section>
      )}
      {methods.length > 0 && (
        <section
          className={styles.methods}
          aria-labelledby={payments.sectionTitle ? 'titulo-pagos' : undefined}
        >
          <div>
            {payments.sectionTitle && <h2 id="titulo-pagos">{payments.sectionTitle}</h2>}
            {payments.sectionSubtitle && <p>{payments.sectionSubtitle}</p>}
            {payments.additionalInfo && <p className="note">{payments.additionalInfo}</p>}
          </div>
          <MethodList methods={methods} className={styles.list} />
        </section>
      )}
    </div>
  )
}
