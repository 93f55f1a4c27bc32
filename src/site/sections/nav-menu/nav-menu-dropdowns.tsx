export function NavMenuDropdowns() {
  return null
}
