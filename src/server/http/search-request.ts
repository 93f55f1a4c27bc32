import { maxQuery } from '#content/addresses/search-address.ts'

/**
 * What the query of an address searches for; empty if nothing. A text that is too long is cut one character above the
 * limit.
 */
export function searchQuery(query: string): string {
  const question = new URLSearchParams(query).get('q') ?? ''
  return question
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQuery + 1)
}

/** Share of one processor, and how much of it may be spent at once, in ms. */
const share = 0.2
const maxSaved = 500

/** Limits work that anyone can request, so that it never delays the other visitors for long. */
export class WorkBudget {
  readonly #now: () => number
  #saved = maxSaved
  #checkedAt: number

  /** @param now In ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#checkedAt = now()
  }

  /** Does the work, unless the work before it used up the budget. */
  spend<Result>(work: () => Result): Result | undefined {
    const start = this.#now()
    this.#saved = Math.min(maxSaved, this.#saved + (start - this.#checkedAt) * share)
    this.#checkedAt = start
    if (this.#saved <= 0) return undefined
    try {
      return work()
    } finally {
      this.#saved -= this.#now() - start
    }
  }
}
