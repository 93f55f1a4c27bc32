export function TestimonialsQuotes() {
  return null
}
