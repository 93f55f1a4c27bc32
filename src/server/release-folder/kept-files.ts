import { mkdir, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { draftEnding, replaceEncoded } from './encoded-file.ts'

/** The folders of a release that all releases share. */
const sharedFolders = ['assets', 'dibujos', 'medios', 'compartir', 'iconos', 'video']

/**
 * How long a file stays that the live release no longer names: pages kept open, pictures of links that were shared and
 * former releases may still name it. In ms.
 */
const graceTime = 30 * 24 * 60 * 60 * 1000

/** Address → since when no live release names it, in ms. */
const unnamedSince = z.record(z.string(), z.number())

/** The files whose addresses never change what they answer: they stand once, and all releases link to them. */
export class KeptFiles {
  readonly #folder: string

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

  /** Removes what a process left unfinished, and what a power failure left empty. No file may be in the making. */
  async removeUnfinished(): Promise<void> {
    for (const path of await this.#paths()) {
      const isUnfinished = path.endsWith(draftEnding) || (await stat(join(this.#folder, path))).size === 0
      if (isUnfinished) await this.#remove(path)
    }
  }

  /** Takes note of what the live release names, and removes what none has named for long. */
  async prune(named: ReadonlySet<string>, now = Date.now()): Promise<void> {
    const before = await this.#unnamedSince()
    const after: z.output<typeof unnamedSince> = {}
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

  async #unnamedSince(): Promise<z.output<typeof unnamedSince>> {
    try {
      return unnamedSince.parse(JSON.parse(await readFile(this.#record, 'utf8')))
    } catch {
      // Absent or damaged: the grace time begins anew for every file.
      return {}
    }
  }

  async #paths(): Promise<string[]> {
    const found: string[] = []
    for (const name of sharedFolders) {
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
