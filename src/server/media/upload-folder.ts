import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'

/** Where pictures are while they are received and worked on. Nothing in it outlives the work, nor a restart. */
export class UploadFolder {
  readonly #path: string
  /** Where bytes go: tests let it fail. */
  readonly createFile: (path: string) => Writable

  constructor(dataFolder: string, createFile: UploadFolder['createFile'] = createOwnFile) {
    this.#path = join(dataFolder, 'tmp')
    this.createFile = createFile
  }

  /** Removes what a process that was killed left. */
  async clean(): Promise<void> {
    await rm(this.#path, { recursive: true, force: true })
  }

  /** Gives `work` a folder of its own, and removes it with all it holds. */
  async using<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(this.#path, 'imagen-'))
    try {
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

const createOwnFile = (path: string) => createWriteStream(path, { flags: 'wx', mode: 0o600 })
