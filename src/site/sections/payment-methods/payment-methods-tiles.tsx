import { Paragraphs } from '#site/components/paragraphs.tsx'
import { MethodList } from './method-list.tsx'
import { usePaymentContent } from './payment-content.ts'
import styles from './payment-methods-tiles.module.css'
import { PriceList } from './price-list.tsx'

/** The prices as great figures in joined cells on cobalt, and under them the ways to pay, from edge to edge. */
export function PaymentMethodsTiles() {
  const content = usePaymentContent()
  if (!content) return null
  const { consultationPrice, prices, payments, methods } = content
  return (
    <div className={styles.payment}>
      {prices.length > 0 && (
        <section
          className={`on-dark ${styles.ground}`}
          aria-labelledby={consultationPrice.sectionTitle ? 'titulo-precios' : undefined}
        >
          <div className="wrap">
            <div className={styles.head}>
              {consultationPrice.sectionTitle && (
                <h2 id="titulo-precios">{consultationPrice.sectionTitle}</h2>
              )}
              <div>
                <Paragraphs text={consultationPrice.sectionText} />
              </div>
            </div>
            <PriceList prices={prices} className={styles.prices} />
            {consultationPrice.note && <p className={styles.note}>{consultationPrice.note}</p>}
          </div>
        </section>
      )}
      {methods.length > 0 && (
        <section
          className={styles.methods}
          aria-labelledby={payments.sectionTitle ? 'titulo-pagos' : undefined}
        >
          <div className="wrap">
            <div>
              {payments.sectionTitle && <h2 id="titulo-pagos">{payments.sectionTitle}</h2>}
              {payments.sectionSubtitle && <p>{payments.sectionSubtitle}</p>}
              {payments.additionalInfo && <p className="note">{payments.additionalInfo}</p>}
            </div>
            <MethodList methods={methods} className={styles.list} />
          </div>
        </section>
      )}
    </div>
  )
}
