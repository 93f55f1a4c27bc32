import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from './prepared-response.ts'

/** Caches the most recently requested responses, up to a number of bytes. */
export class ResponseCache {
  readonly #responses: LRUCache<string, PreparedResponse>

  /** @param maxBytes At least 1. */
  constructor(maxBytes: number) {
    // The library accepts no size of 0.
    const sizeCalculation = ({ byteLength }: PreparedResponse) => Math.max(byteLength, 1)
    this.#responses = new LRUCache({ maxSize: maxBytes, sizeCalculation })
  }

  /** Whether another response of average size would evict one. */
  get isFull(): boolean {
    const { size, calculatedSize, maxSize } = this.#responses
    const averageSize = size === 0 ? 0 : calculatedSize / size
    return calculatedSize + averageSize > maxSize
  }

  /** Least recently used first. */
  paths(): string[] {
    return [...this.#responses.rkeys()]
  }

  /** Does not count as use. */
  peek(path: string): PreparedResponse | undefined {
    return this.#responses.peek(path)
  }

  get(path: string): PreparedResponse | undefined {
    return this.#responses.get(path)
  }

  /** A response larger than the whole cache is not cached. */
  set(path: string, response: PreparedResponse): void {
    this.#responses.set(path, response)
  }

  /** Replaces a response with a smaller one, without counting as use. Does nothing if it was evicted meanwhile. */
  replace(path: string, response: PreparedResponse): void {
    const before = this.#responses.peek(path)
    if (!before || before === response) return
    const paths = this.paths()
    this.#responses.set(path, response)
    // `set` made it the most recently used one, so put those that were used later after it again.
    for (const later of paths.slice(paths.indexOf(path) + 1)) this.#responses.get(later)
  }

  remove(path: string): void {
    this.#responses.delete(path)
  }
}
