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
  readonly store: Pick<Store, 'liveRelease' | 'loadSnapshot' | 'recordRelease'>
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
  readonly #followers: Follower[] = []

  constructor(options: PublisherOptions) {
    this.#options = options
  }

  get live(): Release | undefined {
    return this.#live
  }

  /** Whether a release is being made: what it shows may have been read already. */
  get isPublishing(): boolean {
    return this.#working !== undefined
  }

  /** Has the follower told of the live release and of all to come. */
  follow(follower: Follower): void {
    this.#followers.push(follower)
    if (this.#live) this.#tell(this.#live, [follower])
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
    const { store, folder, ...pageOptions } = this.#options
    const recorded = await store.liveRelease()
    const former = this.#live
    const base = former?.revisions ?? recorded?.revisions
    if (!base) throw new Error('There is no release to start from: the store is not seeded.')

    const revisions = { ...base, ...latestOf(base, changes) }
    const snapshot = await store.loadSnapshot(revisions, former)
    const release = await Release.prepare({ ...pageOptions, snapshot, revisions, former })
    const makeCurrent = await folder?.write(release)
    const same = recorded && sameRevisions(recorded.revisions, revisions)
    release.record = same ? recorded : await store.recordRelease(revisions)

    this.#live = release
    await makeCurrent?.()
    former?.stop()
    this.#workInBackground(release).catch((error: unknown) => pageOptions.onError(error, '(background)'))
    return release
  }

  async #workInBackground(release: Release): Promise<void> {
    const { folder } = this.#options
    await folder?.fill(release)
    await release.warmUp()
    await folder?.fill(release)
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
