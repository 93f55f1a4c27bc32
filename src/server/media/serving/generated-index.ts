import { basename } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { GeneratedPicture } from '#content/share-card.ts'
import type { Snapshot } from '#content/snapshot.ts'
import type { Renderer } from '../../releases/renderer.ts'

export type IndexedPicture = {
  readonly picture: GeneratedPicture
  readonly snapshot: Snapshot
  /** File name with the content hash, unlike `/favicon.ico`. */
  readonly name: string
}

/** Pictures listed in one step, about half a millisecond of work. Other requests run between two steps. */
const batchSize = 50

/**
 * The pictures of one release by URL path. Listing them for 10,000 entries takes a tenth of a second, so only the
 * first are listed immediately and the rest in small steps.
 */
export class GeneratedIndex {
  readonly snapshot: Snapshot
  readonly #byPath = new Map<string, IndexedPicture>()
  /** Several paths may lead to the same picture; the first path gives it its name. */
  readonly #names = new Map<GeneratedPicture, string>()
  readonly #listing: Iterator<readonly [string, GeneratedPicture]>
  #isComplete = false
  #isStopped = false
  readonly #completed: Promise<void>

  /** @throws errors of the renderer. */
  constructor(renderer: Pick<Renderer, 'generatedPictures'>, snapshot: Snapshot) {
    this.snapshot = snapshot
    this.#listing = renderer.generatedPictures(snapshot)[Symbol.iterator]()
    this.#listSome()
    this.#completed = this.#listRest()
    // `all` and `find` report a rejection to their callers; without a caller it must not count as unhandled.
    this.#completed.catch(() => {})
  }

  /** The picture at a path: a promise while the listing is not complete. */
  find(path: string): IndexedPicture | undefined | Promise<IndexedPicture | undefined> {
    return this.#byPath.get(path) ?? (this.#isComplete ? undefined : this.#findLater(path))
  }

  /** The picture at a path, if it is already listed. */
  peek(path: string): IndexedPicture | undefined {
    return this.#byPath.get(path)
  }

  /** All pictures, once they are listed. @throws errors of the renderer. */
  async all(): Promise<ReadonlyMap<string, IndexedPicture>> {
    await this.#completed
    return this.#byPath
  }

  /** Stops the listing; listed pictures can still be found. */
  stop(): void {
    this.#isStopped = true
  }

  async #findLater(path: string): Promise<IndexedPicture | undefined> {
    await this.#completed
    return this.#byPath.get(path)
  }

  async #listRest(): Promise<void> {
    while (!this.#isComplete && !this.#isStopped) {
      await nextTurn()
      this.#listSome()
    }
  }

  #listSome(): void {
    for (let count = 0; count < batchSize; count += 1) {
      const next = this.#listing.next()
      if (next.done) {
        this.#isComplete = true
        return
      }
      const [path, picture] = next.value
      const name = this.#names.get(picture) ?? basename(path)
      this.#names.set(picture, name)
      this.#byPath.set(path, { picture, snapshot: this.snapshot, name })
    }
  }
}
