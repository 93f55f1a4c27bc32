import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { z } from 'zod'
import { draftEnding, replaceEncoded } from './encoded-file.ts'

/** The folders that all releases share. */
const sharedFolders = ['assets', 'dibujos', 'medios', 'compartir', 'iconos', 'video']

/**
 * How long, in ms, a file is kept after the live release stops referring to it. Open pages, shared links and former
 * releases may still refer to it.
 */
const graceTime = 30 * 24 * 60 * 60 * 1000

/** Path → when the live release stopped referring to it, in ms since the epoch. */
const unusedSince = z.record(z.string(), z.number())

export type RemainingPictures = {
  /** Whether visitors may get a version of a picture. */
  readonly isPublic: (version: string) => boolean
  /** Paths of the live release's generated pictures. */
  readonly listed: ReadonlySet<string>
}

export type SharedFiles = ReturnType<typeof createSharedFiles>

/** Files whose content never changes for their URL. They are stored once, and all releases link to them. */
export function createSharedFiles(folder: string) {
  /** Removals read folders and files, which must not disappear meanwhile. */
  const inTurn = pLimit(1)
  const record = join(folder, 'unnamed-since.json')

  const remove = (path: string) => rm(join(folder, path), { force: true })

  async function pathsIn(names: readonly string[] = sharedFolders): Promise<string[]> {
    const found: string[] = []
    for (const name of names) {
      await mkdir(join(folder, name), { recursive: true })
      for (const entry of await readdir(join(folder, name), { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) found.push(join(entry.parentPath, entry.name))
      }
    }
    return found.map((file) => `/${relative(folder, file).split(sep).join('/')}`)
  }

  async function readRecord(): Promise<z.output<typeof unusedSince>> {
    try {
      return unusedSince.parse(JSON.parse(await readFile(record, 'utf8')))
    } catch {
      // The record is missing or damaged: the grace time begins again for every file.
      return {}
    }
  }

  return {
    async linkInto(releaseFolder: string): Promise<void> {
      for (const name of sharedFolders) {
        const target = join(folder, name)
        await mkdir(target, { recursive: true })
        await symlink(relative(releaseFolder, target), join(releaseFolder, name))
      }
    },

    /**
     * Removes unfinished files of a killed process, and files left empty by a power failure. Call only while no file
     * is being written.
     */
    removeUnfinished: (): Promise<void> =>
      inTurn(async () => {
        for (const path of await pathsIn()) {
          // A process that is stopping may remove a file at this moment.
          const isEmpty = statSync(join(folder, path), { throwIfNoEntry: false })?.size === 0
          if (isEmpty || path.endsWith(draftEnding)) await remove(path)
        }
      }),

    /** Records which files the live release refers to, and removes those unused for longer than the grace time. */
    prune: (named: ReadonlySet<string>, now = Date.now()): Promise<void> =>
      inTurn(async () => {
        const before = await readRecord()
        const after: z.output<typeof unusedSince> = {}
        for (const path of await pathsIn()) {
          if (path.endsWith(draftEnding)) continue
          const address = path.replace(/\.(?:br|gz)$/, '')
          if (named.has(address)) continue
          const since = before[address] ?? now
          if (now - since > graceTime) await remove(path)
          else after[address] = since
        }
        await replaceEncoded(record, Buffer.from(JSON.stringify(after)), {})
      }),

    /**
     * Removes the renditions that are not public, without a grace time. A generated picture may show one of them, and
     * nothing says which does, so those that the live release does not list go too.
     */
    removePictures: ({ isPublic, listed }: RemainingPictures): Promise<void> =>
      inTurn(async () => {
        const versions = (await pathsIn(['medios'])).map((path) => path.split('/')[2] ?? '')
        const withdrawn = new Set(versions.filter((version) => !isPublic(version)))
        if (withdrawn.size === 0) return
        // Generated pictures first: after a crash in between, the next removal finds the renditions and repeats this.
        for (const path of await pathsIn(['compartir', 'iconos'])) if (!listed.has(path)) await remove(path)
        for (const version of withdrawn) {
          await rm(join(folder, 'medios', version), { recursive: true, force: true })
        }
      }),
  }
}
