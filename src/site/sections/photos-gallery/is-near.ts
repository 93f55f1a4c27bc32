/** Whether a slide is the current one or beside it, in a carousel where the ends meet. */
export function isNear(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current)
  return Math.min(distance, count - distance) <= 1
}
