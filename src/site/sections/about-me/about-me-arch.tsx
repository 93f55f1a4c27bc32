export function AboutMeArch() {
  return null
}
