import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CompressedBodies } from '../publishing/compression.ts'

let written = 0

/** Writes a file so that a reader sees the former one or the new one, whole. */
export async function replaceFile(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}-${++written}.tmp`
  try {
    await writeFile(draft, body).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, body)
    })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Writes a file with its `.br` and `.gz` beside it, as web servers look for them. */
export async function replaceEncoded(
  file: string,
  body: Buffer,
  { br, gzip }: CompressedBodies,
): Promise<void> {
  await Promise.all([
    replaceFile(file, body),
    br ? replaceFile(`${file}.br`, br) : rm(`${file}.br`, { force: true }),
    gzip ? replaceFile(`${file}.gz`, gzip) : rm(`${file}.gz`, { force: true }),
  ])
}
