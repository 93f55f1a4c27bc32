/** A mutex per key: work on one key runs one after the other. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>()

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key)
    const mine = (async () => {
      await before?.catch(() => {})
      return work()
    })()
    this.#last.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
  }
}
