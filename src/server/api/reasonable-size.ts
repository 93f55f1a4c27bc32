import { Problem } from '../problems/problem.ts'

/** Many times more than the largest documents contain. */
const maxValues = 50_000

/** Refuses a value with so many parts that listing the errors of each would take too long. */
export function refuseTooManyValues(value: unknown): void {
  const waiting: unknown[] = [value]
  let seen = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    const children = typeof next === 'object' && next !== null ? Object.values(next) : []
    seen += children.length
    if (seen > maxValues)
      throw new Problem('too_large', { detail: 'El documento tiene demasiados elementos.' })
    for (const child of children) waiting.push(child)
  }
}
