import { useSiteContent } from '#site/render-context.ts'

/** The prices and the ways to pay that are shown; undefined when there is neither. */
export function usePaymentContent() {
  const { consultationPrice, payments } = useSiteContent()
  const prices = consultationPrice.prices.filter((price) => price.visible)
  const methods = payments.methods.filter((method) => method.visible)
  if (prices.length === 0 && methods.length === 0) return
  return { consultationPrice, prices, payments, methods }
}
