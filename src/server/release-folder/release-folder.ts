import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { immutable } from '../http/cache-control.ts'
import type { StaticAssets } from '../http/static-assets.ts'
import type { ReleasePictures } from '../media/release-pictures.ts'
import type { Answer } from '../publishing/answer.ts'
import { type CompressBest, type CompressedBodies, compress } from '../publishing/compression.ts'
import type { ReleaseWriter } from '../publishing/publisher.ts'
import type { Release } from '../publishing/release.ts'
import { fileOf, isKept } from './folder-file.ts'
import { exists, writeAnswer, writeApiAnswers, writeAssets, writeNotFound } from './release-files.ts'

/** Releases that stay beside the live one, for web servers that still read of them. */
const formerReleases = 2

export type ReleaseFolderOptions = {
  /** `RELEASE_DIR`. */
  readonly folder: string
  readonly assets: StaticAssets
  readonly compressBest: CompressBest
}

/**
 * The live release as files, for a web server: `current` is a symbolic link to the folder of one release, and is
 * switched when that is whole. What never changes its content stands in `kept`, which all releases link to.
 */
export class ReleaseFolder implements ReleaseWriter {
  readonly #options: ReleaseFolderOptions
  #count = 0
  /** The folder of each release written since the start. */
  readonly #folders = new WeakMap<Release, string>()

  constructor(options: ReleaseFolderOptions) {
    this.#options = options
  }

  /**
   * Writes the pages that a release has ready. The rest is left to `fill`; until then the web server asks the process.
   * @returns what makes it the current one, at once.
   */
  async write(release: Release): Promise<() => Promise<void>> {
    const folder = join(this.#releases, `${Date.now()}-${process.pid}-${++this.#count}`)
    this.#folders.set(release, folder)
    await mkdir(folder, { recursive: true })
    await this.#linkKept(folder)
    await writeAssets(folder, this.#options.assets)
    await this.#writePages(release, quick)
    await writeApiAnswers(folder, release, quick)
    return () => this.#makeCurrent(folder)
  }

  /** Writes what the release renders later, or compressed better since. */
  async fill(release: Release): Promise<void> {
    const folder = this.#folders.get(release)
    if (!folder) return
    for (const path of release.paths()) {
      if (release.isStopped) return
      const answer = await release.find(path)
      if (!answer) continue
      const isWritten = await exists(join(folder, fileOf(path, answer.content.contentType)))
      if (!isWritten || (!isKept(path) && answer.effort === 'best')) {
        await writeAnswer(folder, path, answer, answer.effort === 'best' ? this.#options.compressBest : quick)
      }
    }
  }

  /** Writes the pictures that it names, which no page waits for: until then the web server asks the process. */
  async writePictures(release: Release, pictures: ReleasePictures): Promise<void> {
    const folder = this.#folders.get(release)
    if (!folder) return
    for (const path of pictures.paths(release.snapshot)) {
      if (release.isStopped) return
      if (isKept(path) && (await exists(join(folder, path)))) continue
      const answer = await pictures.find(path)
      if (answer && isOwn(path, answer)) await writeAnswer(folder, path, answer, quick)
    }
  }

  async #writePages(release: Release, compressPage: (body: Buffer) => Promise<CompressedBodies>) {
    const folder = this.#folders.get(release) ?? ''
    for (const path of release.paths()) {
      const answer = release.peek(path)
      if (answer) await writeAnswer(folder, path, answer, compressPage)
    }
    await writeNotFound(folder, release, compressPage)
  }

  async #linkKept(folder: string): Promise<void> {
    for (const name of ['assets', 'dibujos', 'medios', 'compartir', 'iconos']) {
      await mkdir(join(this.#options.folder, 'kept', name), { recursive: true })
      await symlink(join('..', '..', 'kept', name), join(folder, name))
    }
  }

  async #makeCurrent(folder: string): Promise<void> {
    const draft = join(this.#options.folder, `current-${process.pid}.tmp`)
    await rm(draft, { force: true })
    await symlink(join('releases', folder.slice(this.#releases.length + 1)), draft)
    await rename(draft, join(this.#options.folder, 'current'))
    await this.#removeFormer()
  }

  /** The names begin with the time. */
  async #removeFormer(): Promise<void> {
    const names = (await readdir(this.#releases)).sort()
    for (const name of names.slice(0, -1 - formerReleases)) {
      await rm(join(this.#releases, name), { recursive: true, force: true })
    }
  }

  get #releases(): string {
    return join(this.#options.folder, 'releases')
  }
}

/** What stands in for a picture is not to be kept in its place. */
const isOwn = (path: string, { content }: Answer) => !isKept(path) || content.headers.includes(immutable)

const quick = (body: Buffer) => compress(body, 'quick')
