export function PurposeCells() {
  return null
}
