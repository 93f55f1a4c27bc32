import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Answer, type AnswerContent, createAnswer } from '../publishing/answer.ts'
import { immutable, revalidated } from '../publishing/cache-control.ts'
import { contentTypeOf } from './content-types.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { describeFile, type StreamedFile } from './streamed-file.ts'

/** The files of the browser's bundle, by address: videos stay on disk, all else is kept in memory. */
export type StaticAssets = {
  readonly answers: ReadonlyMap<string, Answer>
  readonly streamed: ReadonlyMap<string, StreamedFile>
}

export type AssetFolders = { readonly client: string; readonly admin: string }

/** Where the admin's bundle stands, among the addresses of the application. */
const adminAssets = '/admin/assets/'

/** Whether the file's address carries a hash of its content. */
export const isHashedAsset = (path: string): boolean => /^(?:\/admin)?\/assets\//.test(path)

const compressedEndings = ['.br', '.gz']

/** Reads what the build made for browsers; what it did not compress is compressed here. */
export async function loadStaticAssets(
  { client, admin }: AssetFolders,
  security: SecurityHeaders,
): Promise<StaticAssets> {
  const [ofClient, ofAdmin] = await Promise.all([
    loadFolder(client, () => true, security),
    loadFolder(admin, (path) => path.startsWith(adminAssets), security),
  ])
  return { ...ofClient, answers: new Map([...ofClient.answers, ...ofAdmin.answers]) }
}

async function loadFolder(
  folder: string,
  isServed: (path: string) => boolean,
  security: SecurityHeaders,
): Promise<StaticAssets> {
  const answers = new Map<string, Answer>()
  const streamed = new Map<string, StreamedFile>()
  const files = new Set(await filesIn(folder))

  const load = async (path: string) => {
    const file = join(folder, path)
    if (path.startsWith('/video/')) streamed.set(path, await describeFile(file, security.forData))
    else answers.set(path, await answerOf(path, file, files, security))
  }
  await Promise.all([...files].filter((path) => isServed(path) && isPublic(path, files)).map(load))
  return { answers, streamed }
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

/** Hidden files are the build's own; `x.js.br` is how `x.js` is sent, not a file of its own. */
function isPublic(path: string, files: ReadonlySet<string>): boolean {
  if (path.includes('/.')) return false
  return !compressedEndings.some(
    (ending) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)),
  )
}

async function answerOf(
  path: string,
  file: string,
  files: ReadonlySet<string>,
  security: SecurityHeaders,
): Promise<Answer> {
  const content: AnswerContent = {
    status: 200,
    contentType: contentTypeOf(file),
    body: await readFile(file),
    headers: ['Cache-Control', isHashedAsset(path) ? immutable : revalidated, ...security.forData],
  }
  const br = files.has(`${path}.br`) ? await readFile(`${file}.br`) : undefined
  const gzip = files.has(`${path}.gz`) ? await readFile(`${file}.gz`) : undefined
  return createAnswer(content, 'quick', br || gzip ? { ...(br && { br }), ...(gzip && { gzip }) } : undefined)
}
