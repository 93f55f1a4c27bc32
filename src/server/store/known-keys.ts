import { setTimeout as wait } from 'node:timers/promises'

/** Shortest time between two queries, in ms: requests for unknown keys wait for the next one. */
const minInterval = 250

/** Checks which keys the store has. Requests for unknown keys, however many, cause few queries. */
export class KnownKeys {
  readonly #read: () => Promise<ReadonlySet<string>>
  #known: ReadonlySet<string> = new Set()
  #reading: Promise<void> | undefined
  #readAt = Number.NEGATIVE_INFINITY

  constructor(read: () => Promise<ReadonlySet<string>>) {
    this.#read = read
  }

  /** @throws store errors. */
  async has(key: string): Promise<boolean> {
    if (!this.#known.has(key)) {
      this.#reading ??= this.#refresh()
      await this.#reading
    }
    return this.#known.has(key)
  }

  async #refresh(): Promise<void> {
    await wait(Math.max(0, this.#readAt + minInterval - performance.now()))
    this.#readAt = performance.now()
    // Clear before the query: a key added while it runs must trigger a new query.
    this.#reading = undefined
    this.#known = await this.#read()
  }
}
