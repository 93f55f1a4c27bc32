import { PaymentCarousel } from './payment-carousel.tsx'
import { usePaymentContent } from './payment-content.ts'
import styles from './payment-methods-letter.module.css'
import { PriceLetter } from './price-letter.tsx'

/** The prices as a letter with flowers in its corners, and below it the ways to pay. */
export function PaymentMethodsLetter() {
  const content = usePaymentContent()
  if (!content) return null
  const { consultationPrice, prices, payments, methods } = content
  return (
    <div className={`section plain wrap ${styles.payment}`}>
      {prices.length > 0 && <PriceLetter {...consultationPrice} prices={prices} />}
      {methods.length > 0 && <PaymentCarousel {...payments} methods={methods} />}
    </div>
  )
}
