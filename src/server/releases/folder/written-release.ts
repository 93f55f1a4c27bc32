import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { immutable } from '../../responses/cache-control.ts'
import {
  type CompressBest,
  type CompressedBodies,
  type CompressionEffort,
  compress,
} from '../../responses/compression/compression.ts'
import type { PreparedResponse } from '../../responses/prepared-response.ts'
import type { Release } from '../release.ts'
import type { ReleasePictures } from '../release-pictures.ts'
import { isShared } from './folder-file.ts'
import { writeFormerPaths, writeGonePages } from './former-files.ts'
import { namedFiles } from './named-files.ts'
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
  readonly kept: Pick<SharedFiles, 'linkInto'>
  readonly compressBest: CompressBest
}

/** Key for the not-found page and the pages of addresses that are gone, in the map of written pages. */
const notFound = '(404)'

/** Suffix of the folder's name until all required files are in it. */
export const unfinished = '.new'

/** One release in a folder of its own, and the progress of writing it. */
export class WrittenRelease {
  readonly #release: Release
  readonly #options: Options
  readonly folder: string
  /** Current path of the folder. */
  #place: string
  /** Compression effort of each written file, by path. */
  readonly #written = new Map<string, CompressionEffort>()
  /** URL paths of all shared files that the release refers to. */
  readonly names = new Set<string>()

  constructor(release: Release, folder: string, options: Options) {
    this.#release = release
    this.#options = options
    this.folder = folder
    this.#place = folder + unfinished
  }

  /** Creates the folder with the release's ready pages. Removes it if that fails. */
  async writeReady(): Promise<void> {
    try {
      await mkdir(this.#place, { recursive: true })
      await this.#options.kept.linkInto(this.#place)
      await this.#writeAssets()
      for (const path of this.#release.paths()) {
        const response = this.#release.peek(path)
        if (response) await this.#write(path, response, readyEffort(response))
      }
      await this.#writeNotFound(readyEffort(this.#release.notFound))
      await writeFormerPaths(this.#place, this.#release)
      await writeApiResponses(this.#place, this.#release, quick)
      await rename(this.#place, this.folder)
    } catch (error) {
      await rm(this.#place, { recursive: true, force: true })
      throw error
    }
    this.#place = this.folder
  }

  /**
   * Writes the remaining pages and the library's pictures, and rewrites pages that are compressed better now.
   * @returns whether everything is written.
   */
  async fill(pictures: ReleasePictures | undefined): Promise<boolean> {
    let isWhole = true
    for (const path of this.#release.paths()) {
      if (this.#release.isStopped) return false
      isWhole = (await this.#writeIfBetter(path)) && isWhole
    }
    // Files that a page refers to but no list contains, such as the tile of an entry that the owner added.
    for (const path of this.names) {
      if (this.#release.isStopped) return false
      if (isDrawing(path)) await this.#writeIfBetter(path)
    }
    await this.#writeNotFound(this.#release.notFound.effort)
    if (pictures) isWhole = (await this.writePictures(pictures, isOfLibrary)) && isWhole
    return isWhole
  }

  /** Writes the pictures that the release refers to. @returns false when the release is stopped first. */
  async writePictures(pictures: ReleasePictures, isWanted = (_path: string) => true): Promise<boolean> {
    for (const path of await pictures.paths(this.#release.snapshot)) {
      if (this.#release.isStopped) return false
      if (!isWanted(path)) continue
      this.names.add(path)
      if (isShared(path) && (await exists(join(this.#place, path)))) continue
      const result = await pictures.find(path)
      if (result && isOwn(path, result)) await writeResponse(this.#place, path, result, quick)
    }
    return true
  }

  /** @returns whether the file for the path exists. */
  async #writeIfBetter(path: string): Promise<boolean> {
    const written = this.#written.get(path)
    if (isShared(path)) {
      this.names.add(path)
      if (written || (await exists(join(this.#place, path)))) return true
    }
    const response = written ? this.#release.peek(path) : await this.#find(path)
    if (response && response.effort !== written) await this.#write(path, response, response.effort)
    return Boolean(written ?? response)
  }

  /** The release itself reports pages that fail to render. */
  async #find(path: string): Promise<PreparedResponse | undefined> {
    try {
      return await this.#release.find(path)
    } catch {
      return undefined
    }
  }

  async #writeAssets(): Promise<void> {
    const { assets } = this.#options
    await writeAssets(this.#place, assets)
    for (const path of [...assets.responses.keys(), ...assets.streamed.keys()]) this.names.add(path)
  }

  async #write(path: string, response: PreparedResponse, effort: CompressionEffort): Promise<void> {
    await writeResponse(this.#place, path, response, this.#compressor(effort))
    this.#written.set(path, effort)
    if (isShared(path)) this.names.add(path)
    if (isPage(response)) this.#noteNames(response)
  }

  /** Also writes the pages of addresses that are gone: they are as small and as rarely requested. */
  async #writeNotFound(effort: CompressionEffort): Promise<void> {
    if (this.#written.get(notFound) === effort) return
    await writeNotFound(this.#place, this.#release, this.#compressor(effort))
    const gone = await writeGonePages(this.#place, this.#release, this.#compressor(effort))
    this.#written.set(notFound, effort)
    for (const response of [this.#release.notFound, ...gone.map((path) => this.#release.peek(path))])
      if (response) this.#noteNames(response)
  }

  #noteNames({ content }: PreparedResponse): void {
    for (const name of namedFiles(content.body)) this.names.add(name)
  }

  #compressor(effort: CompressionEffort): (body: Buffer) => Promise<CompressedBodies> {
    if (effort === 'quick') return quick
    return (body) => this.#options.compressBest(body, this.#release.stopSignal)
  }
}

const isPage = ({ content }: PreparedResponse) => content.contentType.startsWith('text/html')

/** The owner is waiting, so pages, which must be compressed again for a folder, are compressed better later. */
const readyEffort = (response: PreparedResponse) => (isPage(response) ? 'quick' : response.effort)

const isDrawing = (path: string) => path.startsWith('/dibujos/') && isShared(path)

/** Pictures outside the library are written last, when there is time. */
const isOfLibrary = (path: string) => path.startsWith('/medios/')

/** A replacement picture must not be stored permanently under the original's path. */
const isOwn = (path: string, { content }: PreparedResponse) =>
  !isShared(path) || content.headers.includes(immutable)

const quick = (body: Buffer) => compress(body, 'quick')
