import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'

/**
 * Temporary folder for pictures that are being received or encoded. Its contents are deleted after the work and at
 * the next start.
 */
export class UploadFolder {
  readonly #path: string
  /** Opens a file for writing. Tests replace it to simulate errors. */
  readonly createFile: (path: string) => Writable

  constructor(dataFolder: string, createFile: UploadFolder['createFile'] = createOwnFile) {
    this.#path = join(dataFolder, 'tmp')
    this.createFile = createFile
  }

  /** Removes the files of a killed process. */
  async clean(): Promise<void> {
    // An encoder that the killed server started may still be writing.
    await rm(this.#path, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Calls `work` with a new folder, and deletes the folder and its contents afterwards. */
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
