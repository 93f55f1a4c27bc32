/** Lets work on the same thing wait for the work on it before. */
export class Turns {
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
