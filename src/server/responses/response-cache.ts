import type { Answer } from './prepared-response.ts'

/** Caches the most recently requested responses, up to a number of bytes. */
export class AnswerCache {
  readonly #budget: number
  /** Least recently used first. */
  readonly #answers = new Map<string, Answer>()
  #bytes = 0

  constructor(budget: number) {
    this.#budget = budget
  }

  /** Whether another response of average size would evict one. */
  get isFull(): boolean {
    const usualSize = this.#answers.size === 0 ? 0 : this.#bytes / this.#answers.size
    return this.#bytes + usualSize > this.#budget
  }

  paths(): string[] {
    return [...this.#answers.keys()]
  }

  /** Does not count as use. */
  peek(path: string): Answer | undefined {
    return this.#answers.get(path)
  }

  get(path: string): Answer | undefined {
    const answer = this.#answers.get(path)
    if (answer) {
      this.#answers.delete(path)
      this.#answers.set(path, answer)
    }
    return answer
  }

  set(path: string, answer: Answer): void {
    this.remove(path)
    this.#answers.set(path, answer)
    this.#bytes += answer.byteLength

    for (const longestUnused of this.#answers.keys()) {
      if (this.#bytes <= this.#budget) return
      this.remove(longestUnused)
    }
  }

  /** Replaces a response with a smaller one, without counting as use. Does nothing if it was evicted meanwhile. */
  replace(path: string, answer: Answer): void {
    const before = this.#answers.get(path)
    if (!before) return
    this.#answers.set(path, answer)
    this.#bytes += answer.byteLength - before.byteLength
  }

  remove(path: string): void {
    this.#bytes -= this.#answers.get(path)?.byteLength ?? 0
    this.#answers.delete(path)
  }
}
