import type { DocumentName } from '#content/documents.ts'
import { sameRevisions } from '../store/recorded-release.ts'
import type { Store } from '../store/store.ts'
import type { PageAnswersOptions } from './page-answers.ts'
import { Release } from './release.ts'

type Changes = Readonly<Partial<Record<DocumentName, number>>>

/** Keeps each release in another place too. */
export type ReleaseWriter = {
  /** Writes what a release has ready, and gives what makes it the current one. */
  write(release: Release): Promise<() => Promise<void>>
  /** Writes what it has since. */
  fill(release: Release): Promise<void>
}

export type PublisherOptions = Omit<PageAnswersOptions, 'snapshot'> & {
  /** Where each release is also written, for a web server to serve. */
  readonly folder?: ReleaseWriter | undefined
  readonly store: Pick<Store, 'liveRelease' | 'loadSnapshot' | 'recordRelease' | 'announceRelease'>
}

/** Goes on with a release that is live and whose pages are all rendered. */
export type Follower = (release: Release) => Promise<void>

/** Makes releases, one at a time, and holds the one that is live. */
export class Publisher {
  readonly #options: PublisherOptions
  #live: Release | undefined
  /** What the next release is to change, and those who wait for it. */
  #waiting: { changes: Changes; served: PromiseWithResolvers<Release> } | undefined
  #working: Promise<void> | undefined
  /** The last release of which followers were told. */
  #followed: Release | undefined
  readonly #followers: Follower[] = []
  readonly #counts = { published: 0, failed: 0, lastSeconds: 0 }

  constructor(options: PublisherOptions) {
    this.#options = options
  }

  /** What was made since the start, and how long the last release took: for whoever watches. */
  get counts(): Readonly<{ published: number; failed: number; lastSeconds: number }> {
    return this.#counts
  }

  get live(): Release | undefined {
    return this.#live
  }

  /** Whether a release is being made: what it shows may have been read already. */
  get isPublishing(): boolean {
    return this.#working !== undefined
  }

  /** Has the follower told of the live release, once its pages are rendered, and of all to come. */
  follow(follower: Follower): void {
    this.#followers.push(follower)
    if (this.#followed) this.#tell(this.#followed, [follower])
  }

  /**
   * Publishes these revisions, and of every other document the one that was published last, by whichever instance.
   * Resolves when visitors are served the new release. Calls made while another release is being made become one release together.
   * @throws what loading or rendering throws; the live release then stays.
   */
  publish(changes: Changes = {}): Promise<Release> {
    this.#waiting ??= { changes: {}, served: Promise.withResolvers() }
    this.#waiting.changes = latestOf(this.#waiting.changes, changes)
    const { promise } = this.#waiting.served

    this.#working ??= this.#work()
    return promise
  }

  /** The same release anew, for what it shows beside its documents: pictures. Other instances do the same. */
  async republish(): Promise<void> {
    await this.publish()
    await this.#options.store.announceRelease()
  }

  /** Resolves when no release is being made. */
  async settled(): Promise<void> {
    await this.#working
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
      await this.#makeRelease(changes).then(served.resolve, served.reject)
    }
    // In the same turn as the last look at what is waiting, so that no call falls between.
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
    const { store, folder, ...pageOptions } = this.#options
    const recorded = await store.liveRelease()
    if (!recorded) throw new Error('There is no release to start from: the store is not seeded.')

    const former = this.#live
    const revisions = { ...recorded.revisions, ...latestOf(recorded.revisions, changes) }
    const snapshot = await store.loadSnapshot(revisions, former)
    const release = await Release.prepare({ ...pageOptions, snapshot, revisions, former })
    const makeCurrent = await folder?.write(release)
    const same = sameRevisions(recorded.revisions, revisions)
    release.record = same ? recorded : await store.recordRelease(revisions, recorded.id)
    // Another instance has published meanwhile: what it changed is to stay.
    if (!release.record) return this.#replaceLive(changes)

    // Where the folder cannot be switched, visitors of the process must not see more than those of the folder.
    await makeCurrent?.()
    this.#live = release
    former?.stop()
    // It never fails.
    void this.#workInBackground(release)
    return release
  }

  async #workInBackground(release: Release): Promise<void> {
    const { folder, onError } = this.#options
    const fill = () => folder?.fill(release).catch((error: unknown) => onError(error, '(background)'))
    await fill()
    await release.warmUp()
    await fill()
    if (release.isStopped) return
    this.#followed = release
    this.#tell(release, this.#followers)
  }

  #tell(release: Release, followers: readonly Follower[]): void {
    const { onError } = this.#options
    for (const follower of followers) {
      if (!release.isStopped) follower(release).catch((error: unknown) => onError(error, '(background)'))
    }
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
