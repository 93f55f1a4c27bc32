export function ExperienceCheckerboard() {
  return null
}
