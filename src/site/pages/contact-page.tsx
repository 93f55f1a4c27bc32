/** Phones, hours, addresses, directions, booking and map. */
export function ContactPage() {
  return null
}
