import { useSiteContent } from '#site/render-context.ts'

/** The visible prices and ways to pay; undefined if there are neither. */
export function usePaymentContent() {
  const { consultationPrice, payments } = useSiteContent()
  const prices = consultationPrice.prices.filter((price) => price.visible)
  const methods = payments.methods.filter((method) => method.visible)
  if (prices.length === 0 && methods.length === 0) return
  return { consultationPrice, prices, payments, methods }
}
