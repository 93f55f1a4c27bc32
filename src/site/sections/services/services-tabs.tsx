export function ServicesTabs() {
  return null
}
