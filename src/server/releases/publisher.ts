import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentName } from '#content/documents/documents.ts'
import { sameRevisions } from '../store/recorded-release.ts'
import type { Store } from '../store/store.ts'
import type { ReleaseFolder } from './folder/release-folder.ts'
import { Release, type ReleaseOptions } from './release.ts'

type Changes = Readonly<Partial<Record<DocumentName, number>>>

export type PublisherOptions = Pick<ReleaseOptions, 'renderer' | 'audience' | 'contentOf' | 'onError'> & {
  /** Where each release is also written, for a web server to serve. */
  readonly folder?: Pick<ReleaseFolder, 'write' | 'fill'> | undefined
  /** Renders a page when it is first requested; otherwise in the background, before that. */
  readonly isLazy?: boolean | undefined
  /** Gives the time that the pages show; tests may set it. */
  readonly now?: (() => Date) | undefined
  readonly store: Pick<Store, 'liveRelease' | 'loadSnapshot' | 'recordRelease' | 'announceRelease'>
}

/** Called with a live release once all its pages are rendered. */
export type Subscriber = (release: Release) => Promise<void>

/** Makes releases, one at a time, and holds the live one. */
export class Publisher {
  readonly #options: PublisherOptions
  #live: Release | undefined
  /** The changes of the next release, and the promise its callers wait for. */
  #waiting: { changes: Changes; served: PromiseWithResolvers<Release> } | undefined
  #working: Promise<void> | undefined
  /** The last release that the subscribers were called with. */
  #announced: Release | undefined
  readonly #subscribers: Subscriber[] = []
  /** What follows releases after they are live. */
  readonly #following = new Set<Promise<void>>()
  readonly #counts = { published: 0, failed: 0, lastSeconds: 0 }

  constructor(options: PublisherOptions) {
    this.#options = options
  }

  /** Releases made and failed since the start, and the duration of the last one, for metrics. */
  get counts(): Readonly<{ published: number; failed: number; lastSeconds: number }> {
    return this.#counts
  }

  get live(): Release | undefined {
    return this.#live
  }

  /** Whether a release is being made. It may already have read its snapshot. */
  get isPublishing(): boolean {
    return this.#working !== undefined
  }

  /** Calls the subscriber with the live release once it is fully rendered, then with every later one. */
  subscribe(subscriber: Subscriber): void {
    this.#subscribers.push(subscriber)
    if (this.#announced) this.#follow(this.#notify(this.#announced, [subscriber]))
  }

  /**
   * Publishes these revisions; every other document keeps the revision that any instance published last. Resolves
   * when visitors get the new release. Calls made while a release is being made are combined into one release.
   * @throws errors of loading or rendering; the live release then stays.
   */
  publish(changes: Changes = {}): Promise<Release> {
    this.#waiting ??= { changes: {}, served: Promise.withResolvers() }
    this.#waiting.changes = latestOf(this.#waiting.changes, changes)
    const { promise } = this.#waiting.served

    this.#working ??= this.#work()
    return promise
  }

  /**
   * Makes the same release again because pictures, which are not part of its documents, changed. Notifies other
   * instances to do the same.
   */
  async republish(): Promise<void> {
    await this.publish()
    await this.#options.store.announceRelease()
  }

  /** Resolves when no release is being made. */
  async settled(): Promise<void> {
    await this.#working
  }

  /** The release that is being made, and what follows it in the background: its other pages and the subscribers. */
  working(): Promise<unknown> | undefined {
    return this.#working ?? (this.#following.size > 0 ? Promise.all(this.#following) : undefined)
  }

  /** Waits for the release being made, then ends the work in the background. */
  async close(): Promise<void> {
    await this.#working
    this.#live?.stop()
  }

  async #work(): Promise<void> {
    while (this.#waiting) {
      const { changes, served } = this.#waiting
      this.#waiting = undefined
      await this.#makeRelease(changes).then(served.resolve, served.reject)
    }
    // No `await` between the last check of the queue and this line, so that no call is lost.
    this.#working = undefined
  }

  async #makeRelease(changes: Changes): Promise<Release> {
    const start = performance.now()
    try {
      const release = await this.#replaceLive(changes)
      this.#counts.published += 1
      this.#counts.lastSeconds = (performance.now() - start) / 1000
      return release
    } catch (error) {
      this.#counts.failed += 1
      throw error
    }
  }

  async #replaceLive(changes: Changes): Promise<Release> {
    const { store, folder, now, ...pageOptions } = this.#options
    const recorded = await store.liveRelease()
    if (!recorded) throw new Error('There is no release to start from: the store is not seeded.')

    const former = this.#live
    const revisions = { ...recorded.revisions, ...latestOf(recorded.revisions, changes) }
    const snapshot = await store.loadSnapshot(revisions, former, now?.())
    // The save before it was a long piece of work too.
    await nextTurn()
    const release = Release.prepare({ ...pageOptions, snapshot, revisions, former })
    const makeCurrent = await folder?.write(release)
    const same = sameRevisions(recorded.revisions, revisions)
    release.record = same ? recorded : await store.recordRelease(revisions, recorded.id)
    // Another instance has published meanwhile. Start again from its release, to keep its changes.
    if (!release.record) return this.#replaceLive(changes)

    // Switch the folder first: if that fails, visitors of the process must not see a newer release than visitors of
    // the folder.
    await makeCurrent?.()
    this.#live = release
    former?.stop()
    this.#follow(this.#workInBackground(release))
    return release
  }

  async #workInBackground(release: Release): Promise<void> {
    const { folder, isLazy, onError } = this.#options
    await folder?.fill(release).catch((error: unknown) => onError(error, '(background)'))
    if (!isLazy) await release.warmUp()
    if (release.isStopped) return
    this.#announced = release
    await this.#notify(release, this.#subscribers)
  }

  /** Never rejects. */
  async #notify(release: Release, subscribers: readonly Subscriber[]): Promise<void> {
    const { onError } = this.#options
    await Promise.all(
      subscribers.map(async (subscriber) => {
        if (release.isStopped) return
        await subscriber(release).catch((error: unknown) => onError(error, '(background)'))
      }),
    )
  }

  /** @param work Never rejects. */
  #follow(work: Promise<void>): void {
    const done = work.finally(() => this.#following.delete(done))
    this.#following.add(done)
  }
}

/** Revision numbers only grow, so the higher number wins regardless of the order of calls. */
function latestOf(a: Changes, b: Changes): Changes {
  const merged: Partial<Record<DocumentName, number>> = { ...a }
  for (const [name, number] of Object.entries(b) as [DocumentName, number][]) {
    merged[name] = Math.max(number, merged[name] ?? 0)
  }
  return merged
}
