import { hash } from 'node:crypto'
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CompressedBodies } from '../../responses/prepared-response.ts'

/** Suffix of a file while it is being written. */
export const draftEnding = '.tmp'

let written = 0

/** Replaces a file atomically: a reader sees either the former file or the new one, complete. */
async function replaceFile(file: string, body: Buffer, time: number): Promise<void> {
  const draft = `${file}.${process.pid}-${++written}${draftEnding}`
  try {
    await mkdir(dirname(draft), { recursive: true })
    await writeFile(draft, body)
    await utimes(draft, time, time)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Writes a file with its `.br` and `.gz` variants, where web servers look for them. The file itself is written
 * last, so when it exists, the variants do too.
 */
export async function replaceEncoded(
  file: string,
  body: Buffer,
  { br, gzip }: CompressedBodies,
): Promise<void> {
  const time = contentTime(body)
  await Promise.all([
    br ? replaceFile(`${file}.br`, br, time) : rm(`${file}.br`, { force: true }),
    gzip ? replaceFile(`${file}.gz`, gzip, time) : rm(`${file}.gz`, { force: true }),
  ])
  await replaceFile(file, body, time)
}

const from = Date.UTC(2000, 0, 1) / 1000
const span = Date.UTC(2022, 0, 1) / 1000 - from

/**
 * Modification time for a file with this content, in seconds since the epoch. Web servers build a file's ETag from
 * its time and size, so two releases within one second could get the same ETag. A time derived from the content
 * avoids this, and unchanged files keep their ETag in a new release.
 */
export function contentTime(body: Buffer): number {
  return from + (Number.parseInt(hash('sha256', body, 'hex').slice(0, 12), 16) % span)
}
