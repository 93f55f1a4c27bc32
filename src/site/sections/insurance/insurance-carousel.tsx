export function InsuranceCarousel() {
  return null
}
