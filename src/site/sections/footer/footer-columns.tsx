export function FooterColumns() {
  return null
}
