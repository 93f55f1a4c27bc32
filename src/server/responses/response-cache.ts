import type { PreparedResponse } from './prepared-response.ts'

/** Caches the most recently requested responses, up to a number of bytes. */
export class ResponseCache {
  readonly #maxBytes: number
  /** Least recently used first. */
  readonly #responses = new Map<string, PreparedResponse>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Whether another response of average size would evict one. */
  get isFull(): boolean {
    const usualSize = this.#responses.size === 0 ? 0 : this.#bytes / this.#responses.size
    return this.#bytes + usualSize > this.#maxBytes
  }

  paths(): string[] {
    return [...this.#responses.keys()]
  }

  /** Does not count as use. */
  peek(path: string): PreparedResponse | undefined {
    return this.#responses.get(path)
  }

  get(path: string): PreparedResponse | undefined {
    const response = this.#responses.get(path)
    if (response) {
      this.#responses.delete(path)
      this.#responses.set(path, response)
    }
    return response
  }

  set(path: string, result: PreparedResponse): void {
    this.remove(path)
    this.#responses.set(path, result)
    this.#bytes += result.byteLength

    for (const longestUnused of this.#responses.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.remove(longestUnused)
    }
  }

  /** Replaces a response with a smaller one, without counting as use. Does nothing if it was evicted meanwhile. */
  replace(path: string, response: PreparedResponse): void {
    const before = this.#responses.get(path)
    if (!before) return
    this.#responses.set(path, response)
    this.#bytes += response.byteLength - before.byteLength
  }

  remove(path: string): void {
    this.#bytes -= this.#responses.get(path)?.byteLength ?? 0
    this.#responses.delete(path)
  }
}
