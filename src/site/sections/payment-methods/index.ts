import { PaymentMethodsLetter } from './payment-methods-letter.tsx'

export const paymentMethods = { 'payment-methods-letter': PaymentMethodsLetter }
