export function GeneralCallToActionTiles() {
  return null
}
