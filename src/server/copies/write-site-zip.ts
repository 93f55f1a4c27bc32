import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { fileOf } from '../releases/folder/folder-file.ts'
import type { Release, ReleasePictures } from '../releases/release.ts'
import type { BundleFiles } from '../responses/prepared-response.ts'
import { publishPartial, removePartial } from '../site-file/partial-file.ts'
import { pageInFolder } from './page-in-folder.ts'

export type SiteZipOptions = {
  readonly release: Pick<Release, 'pages'>
  readonly assets: BundleFiles
  readonly pictures: Pick<ReleasePictures, 'find'>
  readonly file: string
  /** Path while the file is being written. */
  readonly partial: string
  readonly onProgress: (done: number, total: number) => void
  readonly signal: AbortSignal
}

const readMe = `Su sitio, tal como se ve en internet.

Abra «index.html» con un doble clic: las páginas, las fotos y los enlaces funcionan sin conexión.
No están el buscador ni lo que se mueve solo. Los mapas, los videos y WhatsApp necesitan internet.
`

/**
 * Writes the site as a ZIP that opens from a folder: every link is relative to its page. One page or picture at a time is
 * in memory. The file gets its name only when it is complete.
 */
export async function writeSiteZip(options: SiteZipOptions): Promise<void> {
  const { file, partial, signal } = options
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const zip = new ZipFile()
  const target = createWriteStream(partial, { flags: 'wx', mode: 0o600 })
  const stop = new AbortController()
  const ended = AbortSignal.any([signal, stop.signal])
  const written = pipeline(zip.outputStream, target, { signal: ended })
  try {
    await Promise.all([written, addEntries(zip, options, ended)])
    await publishPartial(partial, file)
  } catch (error) {
    stop.abort()
    await Promise.allSettled([written])
    await Promise.allSettled([removePartial(partial)])
    throw error
  }
}

/** @param ended Aborts when nothing is written any more. */
async function addEntries(zip: ZipFile, options: SiteZipOptions, ended: AbortSignal): Promise<void> {
  const { release, onProgress } = options
  const { pages } = release
  const audience = pages.isInPreparation ? 'preview' : 'export'
  const paths = new Set(pages.paths())
  const isPage = (path: string) => !path.includes('.') && paths.has(path)
  const pagePaths = [...paths].filter(isPage)
  const mtime = new Date()

  /** Resolves when the entry is written. */
  async function add(name: string, content: Buffer, compress: boolean): Promise<void> {
    const stream = Readable.from([content])
    zip.addReadStream(stream, name, { mtime, compress })
    await once(stream, 'close', { signal: ended })
  }

  const files = new Set<string>()
  let done = 0
  await add('LEAME.txt', Buffer.from(readMe), true)
  for (const path of pagePaths) {
    const page = pages.render(path, audience)
    if (!page) continue
    const local = pageInFolder(page.body, path, isPage)
    for (const name of local.files) files.add(name)
    await add(fileOf(path, page.contentType), Buffer.from(local.html), true)
    done += 1
    onProgress(done, pagePaths.length + files.size)
  }
  for (const path of files) {
    const body = await bodyOf(path, options)
    // Pictures and fonts are compressed already.
    if (body) await add(fileOf(path, ''), body, path.endsWith('.svg'))
    done += 1
    onProgress(done, pagePaths.length + files.size)
  }
  zip.end()
}

async function bodyOf(
  path: string,
  { release, assets, pictures }: SiteZipOptions,
): Promise<Buffer | undefined> {
  const drawn = release.pages.render(path)
  if (drawn) return Buffer.from(drawn.body)
  const asset = assets.get(path) ?? (await pictures.find(path))
  return asset?.content.body
}
