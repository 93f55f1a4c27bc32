import { pesos } from '#content/facts/pesos.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { priceDetails } from '#site/price-details.ts'
import { pricesTitleId } from './payment-parts.tsx'
import styles from './price-letter.module.css'

/** Prices of the consultations, as totals. */
export function PriceLetter({ sectionTitle, sectionText, prices, note }: SiteContent['consultationPrice']) {
  return (
    <section className={styles.prices} aria-labelledby={sectionTitle ? pricesTitleId : undefined}>
      <div className={styles.text}>
        {sectionTitle && <h2 id={pricesTitleId}>{sectionTitle}</h2>}
        <Paragraphs text={sectionText} />
      </div>
      <div className={styles.letter}>
        <CornerFlowers />
        <dl>
          {prices.map((price) => (
            <div key={price.name} className={styles.price}>
              <dt className={styles.name}>
                {price.name}
                {priceDetails(price) && <small>{priceDetails(price)}</small>}
              </dt>
              <dd className={styles.amount}>
                ${pesos(price.amount)}
                <small>MXN</small>
              </dd>
            </div>
          ))}
        </dl>
        {note && <p className="note">{note}</p>}
      </div>
    </section>
  )
}
