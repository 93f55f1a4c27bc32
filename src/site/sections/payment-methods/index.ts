import { PaymentMethodsLetter } from './payment-methods-letter.tsx'
import { PaymentMethodsTiles } from './payment-methods-tiles.tsx'

export const paymentMethods = {
  'payment-methods-letter': PaymentMethodsLetter,
  'payment-methods-tiles': PaymentMethodsTiles,
}
