import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { immutable, revalidated } from '../responses/cache-control.ts'
import { contentTypeOf } from '../responses/content-types.ts'
import { type BundleFiles, PreparedResponse } from '../responses/prepared-response.ts'
import type { SecurityHeaders } from './security-headers.ts'

export type AssetFolders = {
  readonly client: string
  readonly admin: string
  readonly former?: string
}

/** URL prefix of the admin's bundle, below the application's paths. */
const adminAssets = '/admin/assets/'

/** Whether the URL path contains a hash of the file's content. */
const isHashedAsset = (path: string): boolean => /^(?:\/admin)?\/assets\//.test(path)

const compressedEndings = ['.br', '.gz']

/** Loads the files that the build and former builds made for browsers. */
export async function loadStaticAssets(
  { client, admin, former }: AssetFolders,
  security: SecurityHeaders,
): Promise<BundleFiles> {
  // The current build's files replace those of former builds.
  const bundles = await Promise.all([
    former ? loadFolder(former, isHashedAsset, security) : [],
    loadFolder(client, () => true, security),
    loadFolder(admin, (path) => path.startsWith(adminAssets), security),
  ])
  return new Map(bundles.flat())
}

async function loadFolder(folder: string, isServed: (path: string) => boolean, security: SecurityHeaders) {
  const files = new Set(await filesIn(folder))
  const served = [...files].filter((path) => isServed(path) && isPublic(path, files))
  return Promise.all(
    served.map(async (path) => [path, await responseFor(path, folder, files, security)] as const),
  )
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

/**
 * Whether a file is served under its own path. Hidden files belong to the build; `x.js.br` is only an encoding of
 * `x.js`.
 */
function isPublic(path: string, files: ReadonlySet<string>): boolean {
  if (path.includes('/.')) return false
  return !compressedEndings.some(
    (ending) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)),
  )
}

async function responseFor(
  path: string,
  folder: string,
  files: ReadonlySet<string>,
  security: SecurityHeaders,
): Promise<PreparedResponse> {
  const contentType = contentTypeOf(path)
  const read = (name: string) => readFile(join(folder, name))
  const body = await read(path)
  const br = files.has(`${path}.br`) ? await read(`${path}.br`) : undefined
  const gzip = files.has(`${path}.gz`) ? await read(`${path}.gz`) : undefined
  const isVideo = contentType.startsWith('video/')
  return new PreparedResponse(
    {
      status: 200,
      contentType,
      body,
      headers: {
        'Cache-Control': isHashedAsset(path) ? immutable : revalidated,
        ...security.forAsset(contentType),
      },
      // Players request parts of a video. Only a strong tag lets them combine parts.
      ...(isVideo && { hasRanges: true, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` }),
    },
    br || gzip ? { ...(br && { br }), ...(gzip && { gzip }) } : undefined,
  )
}
