import { useSiteContent } from '#site/render-context.ts'
import { PaymentCarousel } from './payment-carousel.tsx'
import styles from './payment-methods-letter.module.css'
import { PriceLetter } from './price-letter.tsx'

/** The prices, as a letter with flowers in its corners, and under it the ways to pay. */
export function PaymentMethodsLetter() {
  const { consultationPrice, payments } = useSiteContent()
  const prices = consultationPrice.prices.filter((price) => price.visible)
  const methods = payments.methods.filter((method) => method.visible)
  if (prices.length === 0 && methods.length === 0) return null
  return (
    <div className={`section wrap ${styles.payment}`}>
      {prices.length > 0 && <PriceLetter {...consultationPrice} prices={prices} />}
      {methods.length > 0 && <PaymentCarousel {...payments} methods={methods} />}
    </div>
  )
}
