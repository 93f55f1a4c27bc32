import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { immutable, revalidated } from '../responses/cache-control.ts'
import { contentTypeOf } from '../responses/content-types.ts'
import {
  type PreparedResponse,
  prepareResponse,
  type ResponseContent,
} from '../responses/prepared-response.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { describeFile, type StreamedFile } from './streamed-file.ts'

/** The files of the browser bundle by URL path. Videos stay on disk; all other files are in memory. */
export type StaticAssets = {
  readonly responses: ReadonlyMap<string, PreparedResponse>
  readonly streamed: ReadonlyMap<string, StreamedFile>
}

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

/** Loads the files that the build and former builds made for browsers. Compresses those that the build did not. */
export async function loadStaticAssets(
  { client, admin, former }: AssetFolders,
  security: SecurityHeaders,
): Promise<StaticAssets> {
  const [clientBundle, adminBundle, formerBundles] = await Promise.all([
    loadFolder(client, () => true, security),
    loadFolder(admin, (path) => path.startsWith(adminAssets), security),
    former ? loadFolder(former, isHashedAsset, security) : undefined,
  ])
  const responses = [formerBundles, clientBundle, adminBundle].flatMap((bundle) => [
    ...(bundle?.responses ?? []),
  ])
  return { ...clientBundle, responses: new Map(responses) }
}

async function loadFolder(
  folder: string,
  isServed: (path: string) => boolean,
  security: SecurityHeaders,
): Promise<StaticAssets> {
  const responses = new Map<string, PreparedResponse>()
  const streamed = new Map<string, StreamedFile>()
  const files = new Set(await filesIn(folder))

  const load = async (path: string) => {
    const file = join(folder, path)
    if (path.startsWith('/video/')) streamed.set(path, await describeFile(file, security.forData))
    else responses.set(path, await responseFor(path, file, files, security))
  }
  await Promise.all([...files].filter((path) => isServed(path) && isPublic(path, files)).map(load))
  return { responses, streamed }
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
  file: string,
  files: ReadonlySet<string>,
  security: SecurityHeaders,
): Promise<PreparedResponse> {
  const contentType = contentTypeOf(file)
  const content: ResponseContent = {
    status: 200,
    contentType,
    body: await readFile(file),
    headers: [
      ...['Cache-Control', isHashedAsset(path) ? immutable : revalidated],
      ...security.forAsset(contentType),
    ],
  }
  const br = files.has(`${path}.br`) ? await readFile(`${file}.br`) : undefined
  const gzip = files.has(`${path}.gz`) ? await readFile(`${file}.gz`) : undefined
  return prepareResponse(
    content,
    'quick',
    br || gzip ? { ...(br && { br }), ...(gzip && { gzip }) } : undefined,
  )
}
