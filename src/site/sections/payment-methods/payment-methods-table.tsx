import { Methods } from './methods-list.tsx'
import styles from './payment-methods-table.module.css'
import { PaymentSections, PriceList, PricesHead } from './payment-parts.tsx'

/** The prices in a ruled table, and below it the ways to pay in a row. */
export const PaymentMethodsTable = () => (
  <PaymentSections
    className={`section plain wrap ${styles.payment}`}
    methodsClass={`columns ${styles.methods}`}
    prices={
      <>
        <PricesHead />
        <PriceList className={styles.prices} />
      </>
    }
    methods={<Methods />}
  />
)
