export function HeaderStrip() {
  return null
}
