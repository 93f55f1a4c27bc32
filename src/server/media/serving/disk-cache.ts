import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Cache of files on disk, limited by total size. Evicts the least recently used. The files can be recreated. */
export class DiskCache {
  readonly #folder: string
  /** Size in bytes by name. */
  readonly #files: LRUCache<string, number>
  /** Names of evicted files that are still on disk. */
  readonly #evicted: string[] = []

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#files = new LRUCache({
      maxSize: maxBytes,
      // The library accepts no size of 0.
      sizeCalculation: (size) => Math.max(size, 1),
      dispose: (_size, name, reason) => {
        if (reason === 'evict') this.#evicted.push(name)
      },
    })
  }

  /** Finds the files of an earlier process. Deletes unfinished files and those left empty by a power failure. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const found = await Promise.all((await readdir(this.#folder)).map((name) => this.#describe(name)))
    for (const { name, size } of found.toSorted((a, b) => a.time - b.time)) {
      if (name.endsWith(unfinished) || size === 0) await this.#delete(name)
      else await this.#note(name, size)
    }
  }

  async read(name: string): Promise<Buffer | undefined> {
    const size = this.#files.get(name)
    if (size === undefined) return undefined
    const bytes = await readFile(join(this.#folder, name)).catch(() => undefined)
    if (bytes?.length === size) return bytes
    // The file was deleted or truncated by somebody else.
    this.#files.delete(name)
    return undefined
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const file = join(this.#folder, name)
    try {
      // Flush before the rename: otherwise a power failure could leave a truncated file that would be served from
      // then on.
      await writeFile(file + unfinished, bytes, { mode: 0o600, flush: true })
      await rename(file + unfinished, file)
    } catch (error) {
      await this.#delete(name + unfinished)
      throw error
    }
    await this.#note(name, bytes.length)
  }

  async removeWhere(isUnwanted: (name: string) => boolean): Promise<void> {
    for (const name of [...this.#files.keys()].filter(isUnwanted)) {
      this.#files.delete(name)
      await this.#delete(name)
    }
  }

  async #note(name: string, size: number): Promise<void> {
    this.#files.set(name, size)
    // The library does not keep a file that is larger than the whole cache.
    if (!this.#files.has(name)) this.#evicted.push(name)
    for (const evicted of this.#evicted.splice(0)) {
      // It may have been written again meanwhile.
      if (!this.#files.has(evicted)) await this.#delete(evicted)
    }
  }

  async #describe(name: string) {
    const { size, mtimeMs } = await stat(join(this.#folder, name))
    return { name, size, time: mtimeMs }
  }

  #delete(name: string): Promise<void> {
    return rm(join(this.#folder, name), { recursive: true, force: true })
  }
}

const unfinished = '.new'
