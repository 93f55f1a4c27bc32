import { Methods } from './methods-list.tsx'
import styles from './payment-methods-tiles.module.css'
import { PaymentSections, PriceList, PricesHead } from './payment-parts.tsx'

/** The prices in large type in joined cells on cobalt, and below them the ways to pay over the full width. */
export const PaymentMethodsTiles = () => (
  <PaymentSections
    pricesClass="on-dark section cobalt"
    methodsClass={styles.methods}
    prices={
      <div className="wrap">
        <PricesHead />
        <PriceList className={styles.prices} />
      </div>
    }
    methods={
      <div className="wrap columns">
        <Methods />
      </div>
    }
  />
)
