import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Cache of files on disk, limited by total size. Evicts the least recently used. The files can be made again. */
export class DiskCache {
  readonly #folder: string
  readonly #maxBytes: number
  /** Name → size in bytes, least recently used first. */
  readonly #files = new Map<string, number>()
  #bytes = 0

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
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
    // The file was deleted or truncated by somebody else.
    if (bytes?.length !== size) this.#forget(name)
    else this.#used(name, size)
    return bytes?.length === size ? bytes : undefined
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

  async #note(name: string, size: number): Promise<void> {
    this.#forget(name)
    this.#files.set(name, size)
    this.#bytes += size
    for (const longestUnused of this.#files.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.#forget(longestUnused)
      await this.#delete(longestUnused)
    }
  }

  #used(name: string, size: number): void {
    this.#files.delete(name)
    this.#files.set(name, size)
  }

  #forget(name: string): void {
    this.#bytes -= this.#files.get(name) ?? 0
    this.#files.delete(name)
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
