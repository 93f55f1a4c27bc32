import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { immutable } from '../../responses/cache-control.ts'
import type { BundleFiles, PreparedResponse } from '../../responses/prepared-response.ts'
import type { Release, ReleasePictures } from '../release.ts'
import { isShared, namedFiles } from './folder-file.ts'
import { writeFormerPaths, writeGonePages } from './former-files.ts'
import { exists, writeApiResponses, writeAssets, writeNotFound, writeResponse } from './release-files.ts'
import type { SharedFiles } from './shared-files.ts'

type Options = {
  readonly release: Release
  readonly folder: string
  readonly assets: BundleFiles
  readonly shared: Pick<SharedFiles, 'linkInto'>
}

/** Suffix of the folder's name until all required files are in it. */
export const unfinished = '.new'

export type WrittenRelease = ReturnType<typeof createWrittenRelease>

/** One release in a folder of its own, and the progress of writing it. */
export function createWrittenRelease({ release, folder, assets, shared }: Options) {
  /** Paths whose file is written. */
  const written = new Set<string>()
  /** URL paths of all shared files that the release refers to. */
  const names = new Set<string>(assets.keys())

  function noteNames({ content }: PreparedResponse): void {
    for (const name of namedFiles(content.body)) names.add(name)
  }

  async function writeRequired(place: string): Promise<void> {
    await mkdir(place, { recursive: true })
    await shared.linkInto(place)
    await writeAssets(place, assets)
    for (const path of release.paths()) {
      const response = release.peek(path)
      if (response) await writeResponse(place, path, response, 'quickly')
    }
    await writeNotFound(place, release, 'quickly')
    // These pages are as small and as rarely requested.
    const gone = await writeGonePages(place, release, 'quickly')
    for (const response of [release.notFound, ...gone]) noteNames(response)
    await writeFormerPaths(place, release)
    await writeApiResponses(place, release)
  }

  /** @returns whether the file for the path exists. */
  async function writeOnce(path: string): Promise<boolean> {
    if (written.has(path)) return true
    if (isShared(path)) {
      names.add(path)
      if (await exists(join(folder, path))) return true
    }
    const response = await find(path)
    if (!response) return false
    await writeResponse(folder, path, response)
    written.add(path)
    if (response.content.contentType.startsWith('text/html')) noteNames(response)
    return true
  }

  /** The release itself reports pages that fail to render. Lets requests run before the next page. */
  async function find(path: string): Promise<PreparedResponse | undefined> {
    await nextTurn()
    try {
      return release.find(path)
    } catch {
      return undefined
    }
  }

  /** Writes the pictures that the release refers to. @returns false when the release is stopped first. */
  async function writePictures(pictures: ReleasePictures, isWanted = (_path: string) => true) {
    for (const path of await pictures.paths(release)) {
      if (release.isStopped) return false
      if (!isWanted(path)) continue
      names.add(path)
      if (isShared(path) && (await exists(join(folder, path)))) continue
      const result = await pictures.find(path)
      if (result && isOwn(path, result)) await writeResponse(folder, path, result)
    }
    return true
  }

  return {
    folder,
    names,
    writePictures,

    /**
     * Creates the folder with the release's ready pages, compressed quickly, because the owner waits: `fill` writes
     * them again. Removes it if that fails.
     */
    async writeReady(): Promise<void> {
      const place = folder + unfinished
      try {
        await writeRequired(place)
        await rename(place, folder)
      } catch (error) {
        await rm(place, { recursive: true, force: true })
        throw error
      }
    },

    /**
     * Writes the remaining pages and the library's pictures.
     * @returns whether everything is written.
     */
    async fill(pictures: ReleasePictures | undefined): Promise<boolean> {
      let isWhole = true
      for (const path of release.paths()) {
        if (release.isStopped) return false
        isWhole = (await writeOnce(path)) && isWhole
      }
      // Files that a page refers to but no list contains, such as the tile of an entry that the owner added.
      for (const path of names) {
        if (release.isStopped) return false
        if (isDrawing(path)) await writeOnce(path)
      }
      if (pictures) isWhole = (await writePictures(pictures, isOfLibrary)) && isWhole
      return isWhole
    },
  }
}

const isDrawing = (path: string) => path.startsWith('/dibujos/') && isShared(path)

/** Pictures outside the library are written last, when there is time. */
const isOfLibrary = (path: string) => path.startsWith('/medios/')

/** A replacement picture must not be stored permanently under the original's path. */
const isOwn = (path: string, { content }: PreparedResponse) =>
  !isShared(path) || content.headers['Cache-Control'] === immutable
