/** Whether a slide is the current one or its neighbour in an endless carousel. */
export function isNear(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current)
  return Math.min(distance, count - distance) <= 1
}
