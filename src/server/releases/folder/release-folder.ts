import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { diskReason } from '../../problems/disk-reason.ts'
import type { BundleFiles } from '../../responses/prepared-response.ts'
import type { Release, ReleasePictures } from '../release.ts'
import { createSharedFiles, type RemainingPictures } from './shared-files.ts'
import { createWrittenRelease, unfinished, type WrittenRelease } from './written-release.ts'

/** Former releases kept beside the live one, for web servers that still read from them. */
const formerReleases = 2

type Options = {
  /** Value of `RELEASE_DIR`. */
  readonly folder: string
  readonly assets: BundleFiles
}

export type ReleaseFolder = ReturnType<typeof createReleaseFolder>

/**
 * The live release as files, for a web server. `current` is a symbolic link to the folder of the live release,
 * switched when all required files are written. `whole` is a link to the last release that is completely written:
 * while no process is running, the web server uses it for pages that `current` does not have yet. Files that never
 * change are in `kept`, and all releases link to them.
 */
export function createReleaseFolder({ folder: place, assets }: Options) {
  const root = resolve(place)
  const releases = join(root, 'releases')
  const shared = createSharedFiles(join(root, 'kept'))
  /** Time in the name of the last release. Names always increase, even if the clock goes back. */
  let lastTime: number | undefined
  let pictures: ReleasePictures | undefined
  /** The releases written since the start. */
  const writtenReleases = new WeakMap<Release, WrittenRelease>()

  async function continueWith(release: Release, work: (written: WrittenRelease) => Promise<void>) {
    const written = writtenReleases.get(release)
    if (!written) return
    try {
      await explained(() => work(written))
    } catch (error) {
      // A stopped release may fail because its resources are already closed.
      if (!release.isStopped) throw error
    }
  }

  /**
   * Removes the unfinished files of a process that was killed or lost power. @returns the time in the last
   * release's name.
   */
  async function removeUnfinished(): Promise<number> {
    await mkdir(releases, { recursive: true })
    const names = await readdir(releases)
    for (const name of names) if (name.endsWith(unfinished)) await removeRelease(name)
    for (const name of await readdir(root)) {
      if (name.endsWith('.tmp')) await rm(join(root, name), { force: true })
    }
    await shared.removeUnfinished()
    return Math.max(0, ...names.map((name) => Number.parseInt(name, 10)).filter(Number.isSafeInteger))
  }

  /** Names begin with the time, so sorting them puts the oldest first. */
  async function removeFormer(): Promise<void> {
    const targets = ['current', 'whole'].map((link) => readlink(join(root, link)).catch(() => ''))
    const linked = new Set((await Promise.all(targets)).map((target) => basename(target)))
    const names = (await readdir(releases)).filter((name) => !name.endsWith(unfinished)).sort()
    for (const name of names.slice(0, -1 - formerReleases)) {
      if (!linked.has(name)) await removeRelease(name)
    }
  }

  /**
   * Prepares a symbolic link to point to a release. Everything that needs disk space happens here.
   * @returns a function that switches the link atomically.
   */
  async function prepareLink(link: 'current' | 'whole', { folder }: WrittenRelease) {
    const path = join(root, link)
    const draft = `${path}-${process.pid}.tmp`
    await rm(draft, { force: true })
    await symlink(join('releases', basename(folder)), draft)
    return () => rename(draft, path)
  }

  const removeRelease = (name: string) => rm(join(releases, name), { recursive: true, force: true })

  /** Converts disk errors to `ReleaseFolderError`; other errors pass unchanged. */
  async function explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const isOfDisk = error instanceof Error && 'syscall' in error
      throw isOfDisk ? new ReleaseFolderError(root, error) : error
    }
  }

  return {
    /** From now on, also writes the pictures of each release. */
    showPictures(shown: ReleasePictures): void {
      pictures = shown
    },

    /**
     * Writes the ready pages of a release. `fill` writes the rest; until then the web server forwards requests to the
     * process.
     * @returns a function that makes the release the current one atomically.
     * @throws {ReleaseFolderError} the former release then stays.
     */
    write: (release: Release): Promise<() => Promise<void>> =>
      explained(async () => {
        lastTime ??= await removeUnfinished()
        lastTime = Math.max(Date.now(), lastTime + 1)
        const folder = join(releases, `${lastTime}-${process.pid}`)
        const written = createWrittenRelease({ release, folder, assets, shared })
        await written.writeReady()
        const makeCurrent = await prepareLink('current', written)
        writtenReleases.set(release, written)
        return () => explained(makeCurrent)
      }),

    /** Writes the pages that were not ready. @throws {ReleaseFolderError} */
    fill: (release: Release): Promise<void> =>
      continueWith(release, async (written) => {
        await removeFormer()
        if (!(await written.fill(pictures))) return
        const makeWhole = await prepareLink('whole', written)
        await makeWhole()
      }),

    /**
     * Writes the remaining pictures, including those made from the release, and removes files that are no longer
     * used.
     */
    finish: (release: Release): Promise<void> =>
      continueWith(release, async (written) => {
        if (pictures && (await written.writePictures(pictures))) await shared.prune(written.names)
      }),

    /** Removes pictures that visitors may not get any more, from all releases. @throws {ReleaseFolderError} */
    removePictures: (remaining: RemainingPictures): Promise<void> =>
      explained(() => shared.removePictures(remaining)),
  }
}

/** The release folder could not be written. Its content stays as it was. */
export class ReleaseFolderError extends Error {
  override readonly name = 'ReleaseFolderError'

  constructor(folder: string, cause: unknown) {
    super(`No se pudo escribir el sitio en RELEASE_DIR «${folder}»: ${diskReason(cause)}.`, { cause })
  }
}
