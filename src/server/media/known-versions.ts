import { setTimeout as wait } from 'node:timers/promises'
import type { MediaStore } from '../store/media-store.ts'

/** How long after one look into the store the next one is, in ms: whoever asks meanwhile waits for it. */
const pause = 250

/** Which versions of pictures there are, however many are asked for: the store is not asked for each. */
export class KnownVersions {
  readonly #media: Pick<MediaStore, 'renditionVersions'>
  #known: ReadonlySet<string> = new Set()
  #looking: Promise<void> | undefined
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(media: Pick<MediaStore, 'renditionVersions'>) {
    this.#media = media
  }

  /** @throws what the store throws. */
  async has(version: string): Promise<boolean> {
    if (!this.#known.has(version)) {
      this.#looking ??= this.#look()
      await this.#looking
    }
    return this.#known.has(version)
  }

  async #look(): Promise<void> {
    await wait(Math.max(0, this.#lookedAt + pause - performance.now()))
    this.#lookedAt = performance.now()
    // Who asks from now on may ask for a younger one than the store is about to tell of.
    this.#looking = undefined
    this.#known = await this.#media.renditionVersions()
  }
}
