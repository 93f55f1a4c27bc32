import { pesos } from '#content/facts/pesos.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { CornerFlowers } from '#site/components/corner-flowers.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
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
          {prices.map(({ name, description, amount }) => (
            <div key={name} className={styles.price}>
              <dt className={styles.name}>
                {name}
                {description && <small>{description}</small>}
              </dt>
              <dd className={styles.amount}>
                ${pesos(amount)}
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
