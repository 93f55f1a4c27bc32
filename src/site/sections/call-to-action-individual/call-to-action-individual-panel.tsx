export function CallToActionIndividualPanel() {
  return null
}
