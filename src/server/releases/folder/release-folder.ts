import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { diskReason } from '../../problems/disk-reason.ts'
import type { ReleaseWriter } from '../publisher.ts'
import type { Release } from '../release.ts'
import type { ReleasePictures } from '../release-pictures.ts'
import type { BundleFiles } from './release-files.ts'
import { type RemainingPictures, SharedFiles } from './shared-files.ts'
import { unfinished, WrittenRelease } from './written-release.ts'

/** Former releases kept beside the live one, for web servers that still read from them. */
const formerReleases = 2

export type ReleaseFolderOptions = {
  /** Value of `RELEASE_DIR`. */
  readonly folder: string
  readonly assets: BundleFiles
}

/**
 * The live release as files, for a web server. `current` is a symbolic link to the folder of the live release,
 * switched when all required files are written. `whole` is a link to the last release that is completely written:
 * while no process is running, the web server uses it for pages that `current` does not have yet. Files that never
 * change are in `kept`, and all releases link to them.
 */
export class ReleaseFolder implements ReleaseWriter {
  readonly #options: ReleaseFolderOptions
  readonly #folder: string
  readonly #shared: SharedFiles
  /** Time in the name of the last release. Names always increase, even if the clock goes back. */
  #lastTime: number | undefined
  #pictures: ReleasePictures | undefined
  /** The releases written since the start. */
  readonly #written = new WeakMap<Release, WrittenRelease>()

  constructor(options: ReleaseFolderOptions) {
    this.#options = options
    this.#folder = resolve(options.folder)
    this.#shared = new SharedFiles(join(this.#folder, 'kept'))
  }

  /** From now on, also writes the pictures of each release. */
  showPictures(pictures: ReleasePictures): void {
    this.#pictures = pictures
  }

  /**
   * Writes the ready pages of a release. `fill` writes the rest; until then the web server forwards requests to the
   * process.
   * @returns a function that makes the release the current one atomically.
   * @throws {ReleaseFolderError} the former release then stays.
   */
  async write(release: Release): Promise<() => Promise<void>> {
    return this.#explained(async () => {
      this.#lastTime ??= await this.#removeUnfinished()
      this.#lastTime = Math.max(Date.now(), this.#lastTime + 1)
      const name = `${this.#lastTime}-${process.pid}`
      const folder = join(this.#releases, name)
      const written = new WrittenRelease(release, folder, { ...this.#options, shared: this.#shared })
      await written.writeReady()
      const makeCurrent = await this.#prepareLink('current', written)
      this.#written.set(release, written)
      return () => this.#explained(makeCurrent)
    })
  }

  /** Writes the pages that were not ready. @throws {ReleaseFolderError} */
  fill(release: Release): Promise<void> {
    return this.#continueWith(release, async (written) => {
      await this.#removeFormer()
      const isWhole = await written.fill(this.#pictures)
      if (!isWhole) return
      const makeWhole = await this.#prepareLink('whole', written)
      await makeWhole()
    })
  }

  /**
   * Writes the remaining pictures, including those made from the release, and removes files that are no longer
   * used.
   */
  finish(release: Release): Promise<void> {
    return this.#continueWith(release, async (written) => {
      if (!this.#pictures) return
      if (await written.writePictures(this.#pictures)) await this.#shared.prune(written.names)
    })
  }

  /** Removes pictures that visitors may not get any more, from all releases. @throws {ReleaseFolderError} */
  removePictures(remaining: RemainingPictures): Promise<void> {
    return this.#explained(() => this.#shared.removePictures(remaining))
  }

  async #continueWith(release: Release, work: (written: WrittenRelease) => Promise<void>): Promise<void> {
    const written = this.#written.get(release)
    if (!written) return
    try {
      await this.#explained(() => work(written))
    } catch (error) {
      // A stopped release may fail because its resources are already closed.
      if (!release.isStopped) throw error
    }
  }

  /**
   * Removes the unfinished files of a process that was killed or lost power. @returns the time in the last
   * release's name.
   */
  async #removeUnfinished(): Promise<number> {
    await mkdir(this.#releases, { recursive: true })
    const names = await readdir(this.#releases)
    for (const name of names) if (name.endsWith(unfinished)) await this.#removeRelease(name)
    for (const name of await readdir(this.#folder)) {
      if (name.endsWith('.tmp')) await rm(join(this.#folder, name), { force: true })
    }
    await this.#shared.removeUnfinished()
    return Math.max(0, ...names.map((name) => Number.parseInt(name, 10)).filter(Number.isSafeInteger))
  }

  /** Names begin with the time, so sorting them puts the oldest first. */
  async #removeFormer(): Promise<void> {
    const targets = ['current', 'whole'].map((link) => readlink(join(this.#folder, link)).catch(() => ''))
    const linked = new Set((await Promise.all(targets)).map((target) => basename(target)))
    const names = (await readdir(this.#releases)).filter((name) => !name.endsWith(unfinished)).sort()
    for (const name of names.slice(0, -1 - formerReleases)) {
      if (!linked.has(name)) await this.#removeRelease(name)
    }
  }

  /**
   * Prepares a symbolic link to point to a release. Everything that needs disk space happens here.
   * @returns a function that switches the link atomically.
   */
  async #prepareLink(link: 'current' | 'whole', { folder }: WrittenRelease): Promise<() => Promise<void>> {
    const path = join(this.#folder, link)
    const draft = `${path}-${process.pid}.tmp`
    await rm(draft, { force: true })
    await symlink(join('releases', basename(folder)), draft)
    return () => rename(draft, path)
  }

  #removeRelease(name: string): Promise<void> {
    return rm(join(this.#releases, name), { recursive: true, force: true })
  }

  /** Converts disk errors to `ReleaseFolderError`; other errors pass unchanged. */
  async #explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const isOfDisk = error instanceof Error && 'syscall' in error
      throw isOfDisk ? new ReleaseFolderError(this.#folder, error) : error
    }
  }

  get #releases(): string {
    return join(this.#folder, 'releases')
  }
}

/** The release folder could not be written. Its content stays as it was. */
export class ReleaseFolderError extends Error {
  override readonly name = 'ReleaseFolderError'

  constructor(folder: string, cause: unknown) {
    super(`No se pudo escribir el sitio en RELEASE_DIR «${folder}»: ${diskReason(cause)}.`, { cause })
  }
}
