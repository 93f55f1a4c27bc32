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

/** Files whose content never changes for their URL. They are stored once, and all releases link to them. */
export class SharedFiles {
  readonly #folder: string
  /** Removals read folders and files, which must not disappear meanwhile. */
  readonly #inTurn = pLimit(1)

  constructor(folder: string) {
    this.#folder = folder
  }

  async linkInto(releaseFolder: string): Promise<void> {
    for (const name of sharedFolders) {
      const target = join(this.#folder, name)
      await mkdir(target, { recursive: true })
      await symlink(relative(releaseFolder, target), join(releaseFolder, name))
    }
  }

  /**
   * Removes unfinished files of a killed process, and files left empty by a power failure. Call only while no file
   * is being written.
   */
  removeUnfinished(): Promise<void> {
    return this.#inTurn(async () => {
      for (const path of await this.#paths()) {
        // A process that is stopping may remove a file at this moment.
        const isEmpty = statSync(join(this.#folder, path), { throwIfNoEntry: false })?.size === 0
        if (isEmpty || path.endsWith(draftEnding)) await this.#remove(path)
      }
    })
  }

  /** Records which files the live release refers to, and removes those unused for longer than the grace time. */
  prune(named: ReadonlySet<string>, now = Date.now()): Promise<void> {
    return this.#inTurn(() => this.#prune(named, now))
  }

  /**
   * Removes the renditions that are not public, without a grace time. A generated picture may show one of them, and
   * nothing says which does, so those that the live release does not list go too.
   */
  removePictures({ isPublic, listed }: RemainingPictures): Promise<void> {
    return this.#inTurn(async () => {
      const versions = (await this.#paths(['medios'])).map((path) => path.split('/')[2] ?? '')
      const withdrawn = new Set(versions.filter((version) => !isPublic(version)))
      if (withdrawn.size === 0) return
      // Generated pictures first: after a crash in between, the next removal finds the renditions and repeats this.
      for (const path of await this.#paths(['compartir', 'iconos'])) {
        if (!listed.has(path)) await this.#remove(path)
      }
      for (const version of withdrawn) {
        await rm(join(this.#folder, 'medios', version), { recursive: true, force: true })
      }
    })
  }

  async #prune(named: ReadonlySet<string>, now: number): Promise<void> {
    const before = await this.#unusedSince()
    const after: z.output<typeof unusedSince> = {}
    for (const path of await this.#paths()) {
      if (path.endsWith(draftEnding)) continue
      const address = path.replace(/\.(?:br|gz)$/, '')
      if (named.has(address)) continue
      const since = before[address] ?? now
      if (now - since > graceTime) await this.#remove(path)
      else after[address] = since
    }
    await replaceEncoded(this.#record, Buffer.from(JSON.stringify(after)), {})
  }

  async #unusedSince(): Promise<z.output<typeof unusedSince>> {
    try {
      return unusedSince.parse(JSON.parse(await readFile(this.#record, 'utf8')))
    } catch {
      // The record is missing or damaged: the grace time begins again for every file.
      return {}
    }
  }

  async #paths(names: readonly string[] = sharedFolders): Promise<string[]> {
    const found: string[] = []
    for (const name of names) {
      const folder = join(this.#folder, name)
      await mkdir(folder, { recursive: true })
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) found.push(join(entry.parentPath, entry.name))
      }
    }
    return found.map((file) => `/${relative(this.#folder, file).split(sep).join('/')}`)
  }

  #remove(path: string): Promise<void> {
    return rm(join(this.#folder, path), { force: true })
  }

  get #record(): string {
    return join(this.#folder, 'unnamed-since.json')
  }
}
