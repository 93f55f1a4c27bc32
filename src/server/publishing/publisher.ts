import type { DocumentName } from '#content/documents.ts'
import { sameRevisions } from '../store/recorded-release.ts'
import type { Store } from '../store/store.ts'
import type { PageAnswersOptions } from './page-answers.ts'
import { Release } from './release.ts'

type Changes = Readonly<Partial<Record<DocumentName, number>>>

export type PublisherOptions = Omit<PageAnswersOptions, 'snapshot'> & {
  readonly store: Pick<Store, 'liveRelease' | 'loadSnapshot' | 'recordRelease'>
}

/** Makes releases, one at a time, and holds the one that is live. */
export class Publisher {
  readonly #options: PublisherOptions
  #live: Release | undefined
  /** What the next release is to change, and those who wait for it. */
  #waiting: { changes: Changes; served: PromiseWithResolvers<Release> } | undefined
  #working: Promise<void> | undefined

  constructor(options: PublisherOptions) {
    this.#options = options
  }

  get live(): Release | undefined {
    return this.#live
  }

  /**
   * Publishes these revisions, and of every other document the one that is live. Resolves when visitors are served
   * the new release. Calls made while another release is being made become one release together.
   * @throws what loading or rendering throws; the live release then stays.
   */
  publish(changes: Changes = {}): Promise<Release> {
    this.#waiting ??= { changes: {}, served: Promise.withResolvers() }
    this.#waiting.changes = latestOf(this.#waiting.changes, changes)
    const { promise } = this.#waiting.served

    this.#working ??= this.#work()
    return promise
  }

  /** Ends the work in the background, after the release being made. */
  async close(): Promise<void> {
    await this.#working
    this.#live?.stop()
  }

  async #work(): Promise<void> {
    while (this.#waiting) {
      const { changes, served } = this.#waiting
      this.#waiting = undefined
      await this.#replaceLive(changes).then(served.resolve, served.reject)
    }
    // In the same turn as the last look at what is waiting, so that no call falls between.
    this.#working = undefined
  }

  async #replaceLive(changes: Changes): Promise<Release> {
    const { store, ...pageOptions } = this.#options
    const recorded = await store.liveRelease()
    const former = this.#live
    const base = former?.revisions ?? recorded?.revisions
    if (!base) throw new Error('There is no release to start from: the store is not seeded.')

    const revisions = { ...base, ...latestOf(base, changes) }
    const snapshot = await store.loadSnapshot(revisions)
    const release = await Release.prepare({ ...pageOptions, snapshot, revisions, former })
    const same = recorded && sameRevisions(recorded.revisions, revisions)
    release.record = same ? recorded : await store.recordRelease(revisions)

    this.#live = release
    former?.stop()
    release.warmUp().catch((error: unknown) => pageOptions.onError(error, '(background)'))
    return release
  }
}

/** Numbers only grow, so that the higher one wins whichever call came first. */
function latestOf(a: Changes, b: Changes): Changes {
  const merged: Partial<Record<DocumentName, number>> = { ...a }
  for (const [name, number] of Object.entries(b) as [DocumentName, number][]) {
    merged[name] = Math.max(number, merged[name] ?? 0)
  }
  return merged
}
