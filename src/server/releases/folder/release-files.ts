import { copyFile, mkdir, rename, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { completeContent } from '#content/facts/complete-content.ts'
import type { CompressedBodies } from '../../responses/compression/compression.ts'
import type { PreparedResponse } from '../../responses/prepared-response.ts'
import type { Release } from '../release.ts'
import { draftEnding, replaceEncoded } from './encoded-file.ts'
import { fileOf, notFoundFile } from './folder-file.ts'
import { writtenResponse } from './written-response.ts'

/** The files of the browser bundle by URL path. Streamed files stay on disk. */
export type BundleFiles = {
  readonly responses: ReadonlyMap<string, PreparedResponse>
  readonly streamed: ReadonlyMap<string, { readonly file: string }>
}

type Compress = (body: Buffer) => Promise<CompressedBodies>

/** Writes the response for a path to a file. @returns the file. */
export async function writeResponse(
  folder: string,
  path: string,
  response: PreparedResponse,
  compress: Compress,
) {
  const file = join(folder, fileOf(path, response.content.contentType))
  const { body, encoded } = await writtenResponse(response, compress)
  await replaceEncoded(file, body, encoded)
  return file
}

export async function writeNotFound(folder: string, release: Release, compress: Compress): Promise<void> {
  const { body, encoded } = await writtenResponse(release.notFound, compress)
  await replaceEncoded(join(folder, notFoundFile), body, encoded)
}

/** Writes the API responses that islands read, so that islands work without a server process. */
export async function writeApiResponses(
  folder: string,
  { snapshot }: Release,
  compress: Compress,
): Promise<void> {
  const responses = {
    'site-content': { siteContent: completeContent(snapshot['site-content']) },
    'selected-sections': snapshot['selected-sections'],
  }
  for (const [name, result] of Object.entries(responses)) {
    const body = Buffer.from(JSON.stringify(result))
    await replaceEncoded(join(folder, 'api', name), body, await compress(body))
  }
}

/** Writes the visitors' bundle. Skips existing files whose name contains a content hash: they are already correct. */
export async function writeAssets(
  folder: string,
  { responses: results, streamed }: BundleFiles,
): Promise<void> {
  for (const [path, { content, br, gzip }] of results) {
    if (path.startsWith('/admin/')) continue
    const file = join(folder, fileOf(path, content.contentType))
    if (path.startsWith('/assets/') && (await exists(file))) continue
    await replaceEncoded(file, content.body, { ...(br && { br: br.body }), ...(gzip && { gzip: gzip.body }) })
  }
  for (const [path, { file }] of streamed) await copyOnce(file, join(folder, path))
}

/** Videos are large, so a file that was already copied is not copied again. */
async function copyOnce(file: string, target: string): Promise<void> {
  const [source, there] = await Promise.all([stat(file), stat(target).catch(() => undefined)])
  if (there?.size === source.size && there.mtimeMs === Math.trunc(source.mtimeMs)) return
  await mkdir(dirname(target), { recursive: true })
  const draft = target + draftEnding
  await copyFile(file, draft)
  await utimes(draft, source.atime, new Date(Math.trunc(source.mtimeMs)))
  await rename(draft, target)
}

export const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
