export function SymptomsWall() {
  return null
}
