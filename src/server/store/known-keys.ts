import { setTimeout as wait } from 'node:timers/promises'

/** Shortest time between two queries, in ms: requests for unknown keys wait for the next one. */
const minInterval = 250

/** Checks which keys the store has. Requests for unknown keys, however many, cause few queries. */
export class KnownKeys {
  readonly #read: () => Promise<ReadonlySet<string>>
  #known: ReadonlySet<string> = new Set()
  #reading: Promise<void> | undefined
  #readAt = Number.NEGATIVE_INFINITY
  /** Numbers of the last query that was sent, and of the one that `#known` comes from. */
  #sent = 0
  #taken = 0

  constructor(read: () => Promise<ReadonlySet<string>>) {
    this.#read = read
  }

  /** The keys that the store had at the last query. */
  get current(): ReadonlySet<string> {
    return this.#known
  }

  /** @throws store errors. */
  async has(key: string): Promise<boolean> {
    if (!this.#known.has(key)) {
      this.#reading ??= this.#readSoon()
      await this.#reading
    }
    return this.#known.has(key)
  }

  /** Queries the store now, because it may have lost keys. @throws store errors. */
  async refresh(): Promise<void> {
    this.#sent += 1
    const number = this.#sent
    const found = await this.#read()
    // The result of an earlier query may arrive later, and must not bring lost keys back.
    if (number < this.#taken) return
    this.#taken = number
    this.#known = found
  }

  async #readSoon(): Promise<void> {
    await wait(Math.max(0, this.#readAt + minInterval - performance.now()))
    this.#readAt = performance.now()
    // Clear before the query: a key added while it runs must trigger a new query.
    this.#reading = undefined
    await this.refresh()
  }
}
