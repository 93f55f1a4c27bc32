export function PaymentMethodsLetter() {
  return null
}
