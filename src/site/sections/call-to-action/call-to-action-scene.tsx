export function CallToActionScene() {
  return null
}
