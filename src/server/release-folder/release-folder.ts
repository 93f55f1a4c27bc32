import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { StaticAssets } from '../http/static-assets.ts'
import type { ReleasePictures } from '../media/release-pictures.ts'
import type { CompressBest } from '../publishing/compression.ts'
import type { ReleaseWriter } from '../publishing/publisher.ts'
import type { Release } from '../publishing/release.ts'
import { KeptFiles } from './kept-files.ts'
import { ReleaseFolderError } from './release-folder-error.ts'
import { prepareLink, targetOf } from './switch-link.ts'
import { unfinished, WrittenRelease } from './written-release.ts'

/** Releases that stay beside the live one, for web servers that still read of them. */
const formerReleases = 2

export type ReleaseFolderOptions = {
  /** `RELEASE_DIR`. */
  readonly folder: string
  readonly assets: StaticAssets
  readonly compressBest: CompressBest
}

/**
 * The live release as files, for a web server. `current` is a symbolic link to the folder of the live release, switched
 * when all is there that must be ready. `whole` is one to the last release of which every page is there: what is not in
 * `current` yet is served of it while no process can be asked. What never changes stands in `kept`, linked to by all.
 */
export class ReleaseFolder implements ReleaseWriter {
  readonly #options: ReleaseFolderOptions
  readonly #folder: string
  readonly #kept: KeptFiles
  /** In the name of the last release: names follow each other, whatever the clock does. */
  #lastTime: number | undefined
  #pictures: ReleasePictures | undefined
  /** Those written since the start. */
  readonly #written = new WeakMap<Release, WrittenRelease>()

  constructor(options: ReleaseFolderOptions) {
    this.#options = options
    this.#folder = resolve(options.folder)
    this.#kept = new KeptFiles(join(this.#folder, 'kept'))
  }

  /** Has the pictures of every release to come written with its pages. */
  showPictures(pictures: ReleasePictures): void {
    this.#pictures = pictures
  }

  /**
   * Writes the pages that a release has ready. The rest is left to `fill`; until then the web server asks the process.
   * @returns what makes it the current one, at once.
   * @throws {ReleaseFolderError} the former one then stays.
   */
  async write(release: Release): Promise<() => Promise<void>> {
    return this.#explained(async () => {
      this.#lastTime ??= await this.#removeUnfinished()
      this.#lastTime = Math.max(Date.now(), this.#lastTime + 1)
      const name = `${this.#lastTime}-${process.pid}`
      const folder = join(this.#releases, name)
      const written = new WrittenRelease(release, folder, { ...this.#options, kept: this.#kept })
      await written.writeReady()
      const makeCurrent = await prepareLink(join(this.#folder, 'current'), join('releases', name))
      this.#written.set(release, written)
      return () => this.#explained(makeCurrent)
    })
  }

  /** Writes what the release renders later, or compressed better since. @throws {ReleaseFolderError} */
  fill(release: Release): Promise<void> {
    return this.#goOnWith(release, async (written) => {
      await this.#removeFormer()
      const isWhole = await written.fill(this.#pictures)
      if (!isWhole) return
      const makeWhole = await prepareLink(
        join(this.#folder, 'whole'),
        join('releases', basename(written.folder)),
      )
      await makeWhole()
    })
  }

  /** Writes the pictures left, those made of the release, and removes what is no longer named. */
  finish(release: Release): Promise<void> {
    return this.#goOnWith(release, async (written) => {
      if (!this.#pictures) return
      if (await written.writePictures(this.#pictures)) await this.#kept.prune(written.names)
    })
  }

  async #goOnWith(release: Release, work: (written: WrittenRelease) => Promise<void>): Promise<void> {
    const written = this.#written.get(release)
    if (!written) return
    try {
      await this.#explained(() => work(written))
    } catch (error) {
      // What it worked with may be closed by then.
      if (!release.isStopped) throw error
    }
  }

  /** What a process left that was killed while it wrote, or the power failed. @returns the time of the last release. */
  async #removeUnfinished(): Promise<number> {
    await mkdir(this.#releases, { recursive: true })
    const names = await readdir(this.#releases)
    for (const name of names) if (name.endsWith(unfinished)) await this.#removeRelease(name)
    for (const name of await readdir(this.#folder)) {
      if (name.endsWith('.tmp')) await rm(join(this.#folder, name), { force: true })
    }
    await this.#kept.removeUnfinished()
    return Math.max(0, ...names.map((name) => Number.parseInt(name, 10)).filter(Number.isSafeInteger))
  }

  /** The names begin with the time. */
  async #removeFormer(): Promise<void> {
    const links = await Promise.all(['current', 'whole'].map((link) => targetOf(join(this.#folder, link))))
    const linked = new Set(links.map((target) => basename(target ?? '')))
    const names = (await readdir(this.#releases)).filter((name) => !name.endsWith(unfinished)).sort()
    for (const name of names.slice(0, -1 - formerReleases)) {
      if (!linked.has(name)) await this.#removeRelease(name)
    }
  }

  #removeRelease(name: string): Promise<void> {
    return rm(join(this.#releases, name), { recursive: true, force: true })
  }

  /** Tells a failure of the disk from any other. */
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
