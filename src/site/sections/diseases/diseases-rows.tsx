export function DiseasesRows() {
  return null
}
