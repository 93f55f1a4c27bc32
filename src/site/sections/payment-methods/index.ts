import { PaymentMethodsLetter } from './payment-methods-letter.tsx'
import { PaymentMethodsTable } from './payment-methods-table.tsx'
import { PaymentMethodsTiles } from './payment-methods-tiles.tsx'

export const paymentMethods = {
  'payment-methods-letter': PaymentMethodsLetter,
  'payment-methods-table': PaymentMethodsTable,
  'payment-methods-tiles': PaymentMethodsTiles,
}
