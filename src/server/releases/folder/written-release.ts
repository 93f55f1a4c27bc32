import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { immutable } from '../../responses/cache-control.ts'
import type { PreparedResponse } from '../../responses/prepared-response.ts'
import type { Release } from '../release.ts'
import type { ReleasePictures } from '../release-pictures.ts'
import { isShared, namedFiles } from './folder-file.ts'
import { writeFormerPaths, writeGonePages } from './former-files.ts'
import {
  type BundleFiles,
  exists,
  writeApiResponses,
  writeAssets,
  writeNotFound,
  writeResponse,
} from './release-files.ts'
import type { SharedFiles } from './shared-files.ts'

type Options = {
  readonly assets: BundleFiles
  readonly shared: Pick<SharedFiles, 'linkInto'>
}

/** Suffix of the folder's name until all required files are in it. */
export const unfinished = '.new'

/** One release in a folder of its own, and the progress of writing it. */
export class WrittenRelease {
  readonly #release: Release
  readonly #options: Options
  readonly folder: string
  /** Current path of the folder. */
  #place: string
  /** Paths whose file is written. */
  readonly #written = new Set<string>()
  /** URL paths of all shared files that the release refers to. */
  readonly names = new Set<string>()

  constructor(release: Release, folder: string, options: Options) {
    this.#release = release
    this.#options = options
    this.folder = folder
    this.#place = folder + unfinished
  }

  /**
   * Creates the folder with the release's ready pages, compressed quickly, because the owner waits: `fill` writes them
   * again. Removes it if that fails.
   */
  async writeReady(): Promise<void> {
    try {
      await mkdir(this.#place, { recursive: true })
      await this.#options.shared.linkInto(this.#place)
      await writeAssets(this.#place, this.#options.assets)
      for (const path of this.#options.assets.keys()) this.names.add(path)
      for (const path of this.#release.paths()) {
        const response = this.#release.peek(path)
        if (response) await writeResponse(this.#place, path, response, 'quickly')
      }
      await writeNotFound(this.#place, this.#release, 'quickly')
      // These pages are as small and as rarely requested.
      const gone = await writeGonePages(this.#place, this.#release, 'quickly')
      for (const response of [this.#release.notFound, ...gone]) this.#noteNames(response)
      await writeFormerPaths(this.#place, this.#release)
      await writeApiResponses(this.#place, this.#release)
      await rename(this.#place, this.folder)
    } catch (error) {
      await rm(this.#place, { recursive: true, force: true })
      throw error
    }
    this.#place = this.folder
  }

  /**
   * Writes the remaining pages and the library's pictures.
   * @returns whether everything is written.
   */
  async fill(pictures: ReleasePictures | undefined): Promise<boolean> {
    let isWhole = true
    for (const path of this.#release.paths()) {
      if (this.#release.isStopped) return false
      isWhole = (await this.#writeOnce(path)) && isWhole
    }
    // Files that a page refers to but no list contains, such as the tile of an entry that the owner added.
    for (const path of this.names) {
      if (this.#release.isStopped) return false
      if (isDrawing(path)) await this.#writeOnce(path)
    }
    if (pictures) isWhole = (await this.writePictures(pictures, isOfLibrary)) && isWhole
    return isWhole
  }

  /** Writes the pictures that the release refers to. @returns false when the release is stopped first. */
  async writePictures(pictures: ReleasePictures, isWanted = (_path: string) => true): Promise<boolean> {
    for (const path of await pictures.paths(this.#release)) {
      if (this.#release.isStopped) return false
      if (!isWanted(path)) continue
      this.names.add(path)
      if (isShared(path) && (await exists(join(this.#place, path)))) continue
      const result = await pictures.find(path)
      if (result && isOwn(path, result)) await writeResponse(this.#place, path, result)
    }
    return true
  }

  /** @returns whether the file for the path exists. */
  async #writeOnce(path: string): Promise<boolean> {
    if (this.#written.has(path)) return true
    if (isShared(path)) {
      this.names.add(path)
      if (await exists(join(this.#place, path))) return true
    }
    const response = await this.#find(path)
    if (!response) return false
    await writeResponse(this.#place, path, response)
    this.#written.add(path)
    if (response.content.contentType.startsWith('text/html')) this.#noteNames(response)
    return true
  }

  /** The release itself reports pages that fail to render. Lets requests run before the next page. */
  async #find(path: string): Promise<PreparedResponse | undefined> {
    await nextTurn()
    try {
      return this.#release.find(path)
    } catch {
      return undefined
    }
  }

  #noteNames({ content }: PreparedResponse): void {
    for (const name of namedFiles(content.body)) this.names.add(name)
  }
}

const isDrawing = (path: string) => path.startsWith('/dibujos/') && isShared(path)

/** Pictures outside the library are written last, when there is time. */
const isOfLibrary = (path: string) => path.startsWith('/medios/')

/** A replacement picture must not be stored permanently under the original's path. */
const isOwn = (path: string, { content }: PreparedResponse) =>
  !isShared(path) || content.headers['Cache-Control'] === immutable
