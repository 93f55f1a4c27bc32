import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { LRUCache } from 'lru-cache'

type Options = {
  readonly folder: string
  readonly maxBytes: number
  /** Called when the folder or a file cannot be written. The files then come from their source. */
  readonly onError: (error: unknown, what: string) => void
}

const unfinished = '.new'

/** Cache of files on disk, limited by total size. Evicts the least recently used. The files can be recreated. */
export function createDiskCache({ folder, maxBytes, onError }: Options) {
  /** Names of evicted files that are still on disk. */
  const evicted: string[] = []
  /** Size in bytes by name. */
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    // The library accepts no size of 0.
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') evicted.push(name)
    },
  })

  const pathOf = (name: string) => join(folder, name)
  const remove = (name: string) => rm(pathOf(name), { recursive: true, force: true })
  const report = (error: unknown) => onError(error, `cache ${basename(folder)}`)

  async function note(name: string, size: number): Promise<void> {
    files.set(name, size)
    // The library does not keep a file that is larger than the whole cache.
    if (!files.has(name)) evicted.push(name)
    for (const gone of evicted.splice(0)) {
      // It may have been written again meanwhile.
      if (!files.has(gone)) await remove(gone)
    }
  }

  async function findFiles(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const describe = async (name: string) => ({ name, ...(await stat(pathOf(name))) })
    const found = await Promise.all((await readdir(folder)).map(describe))
    for (const { name, size } of found.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.endsWith(unfinished) || size === 0) await remove(name)
      else await note(name, size)
    }
  }

  async function replaceFile(name: string, bytes: Buffer): Promise<void> {
    const draft = name + unfinished
    try {
      // Flush before the rename: otherwise a power failure could leave a truncated file that would be served from
      // then on.
      await writeFile(pathOf(draft), bytes, { mode: 0o600, flush: true })
      await rename(pathOf(draft), pathOf(name))
    } catch (error) {
      await remove(draft)
      throw error
    }
    await note(name, bytes.length)
  }

  return {
    /** Finds the files of an earlier process. Deletes unfinished files and those left empty by a power failure. */
    open: (): Promise<void> => findFiles().catch(report),

    async read(name: string): Promise<Buffer | undefined> {
      const size = files.get(name)
      if (size === undefined) return undefined
      const bytes = await readFile(pathOf(name)).catch(() => undefined)
      if (bytes?.length === size) return bytes
      // Another process deleted or truncated the file.
      files.delete(name)
      return undefined
    },

    write: (name: string, bytes: Buffer): Promise<void> => replaceFile(name, bytes).catch(report),

    async removeWhere(isUnwanted: (name: string) => boolean): Promise<void> {
      for (const name of [...files.keys()].filter(isUnwanted)) {
        files.delete(name)
        await remove(name)
      }
    },
  }
}
