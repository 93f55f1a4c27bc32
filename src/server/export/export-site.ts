import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayChanges } from '#content/entries/page-days.ts'
import { nextChange } from '#content/notices/notice-times.ts'
import { placeChanges } from '#content/places/place-dates.ts'
import { StartError } from '../process/run.ts'
import { namedFiles } from '../releases/folder/folder-file.ts'
import { writeGonePages } from '../releases/folder/former-files.ts'
import { headersFile } from '../releases/folder/headers-file.ts'
import {
  writeApiResponses,
  writeAssets,
  writeNotFound,
  writeResponse,
} from '../releases/folder/release-files.ts'
import type { Release, ReleasePictures } from '../releases/release.ts'
import { type BundleFiles, PreparedResponse } from '../responses/prepared-response.ts'
import { redirectsFiles } from './redirects-files.ts'

const headersName = '_headers'

/**
 * First line of the headers file. It marks a folder that an export wrote and may replace; other sites also have
 * such a file.
 */
const mark = '# Lo escribió «npm run export», que reemplaza toda la carpeta.\n'

export type ExportOptions = {
  readonly release: Release
  readonly assets: BundleFiles
  readonly pictures: ReleasePictures
  readonly folder: string
  /** When the next dated change is due. */
  readonly nextDated?: Date | undefined
}

/**
 * Writes the release as a static site. @returns the number of URLs it serves.
 * @throws {StartError} when the folder holds something else.
 */
export async function exportSite(options: ExportOptions): Promise<number> {
  const { release, assets, pictures, folder, nextDated } = options
  await emptyFolder(folder)
  await writeAssets(folder, assets)
  await writeNotFound(folder, release)
  await writeApiResponses(folder, release)

  const responses = new Map<string, PreparedResponse>()
  const expires = nextChangeOf(release, nextDated)
  // Grows while it is iterated: pages refer to files that no list contains, such as the tile of an entry that the
  // owner added.
  const paths = new Set(release.paths())
  for (const path of paths) {
    const response = release.find(path)
    if (!response) continue
    const isPage = response.content.contentType.startsWith('text/html')
    await writeResponse(folder, path, response)
    responses.set(path, isPage ? expiring(response, expires) : response)
    if (isPage) for (const name of namedFiles(response.content.body)) paths.add(name)
  }
  await writeGonePages(folder, release)
  for (const [name, text] of Object.entries(redirectsFiles(release.pages.formerPaths())))
    await writeFile(join(folder, name), text)
  for (const path of await pictures.paths(release)) {
    const result = await pictures.find(path)
    if (!result) continue
    await writeResponse(folder, path, result)
    responses.set(path, result)
  }
  for (const [path, response] of assets) if (!path.startsWith('/admin/')) responses.set(path, response)
  await writeFile(
    join(folder, headersName),
    mark + headersFile(responses, ['/api/*\n  Content-Type: application/json\n']),
  )
  return responses.size
}

/**
 * When the pages are no longer right, because a notice appears, begins or ends, a place begins or is over, a page of her
 * own has its first or last day, or a dated change is due.
 */
export function nextChangeOf({ snapshot }: Pick<Release, 'snapshot'>, nextDated?: Date): Date | undefined {
  const { doctorWorkInfo } = snapshot['site-content']
  const changes = [
    nextDated,
    nextChange(snapshot.notices, doctorWorkInfo.timeZone, snapshot.moment),
    ...[...placeChanges(doctorWorkInfo), ...dayChanges(snapshot.pages, doctorWorkInfo.timeZone)].filter(
      (change) => change > snapshot.moment,
    ),
  ]
  const times = changes.flatMap((change) => (change ? [change.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/** Tells caches until when a page is right. */
function expiring(response: PreparedResponse, expires: Date | undefined): PreparedResponse {
  if (!expires) return response
  const { content } = response
  return new PreparedResponse({ ...content, headers: { ...content.headers, Expires: expires.toUTCString() } })
}

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  if (names.length > 0 && !(await isExport(folder))) {
    throw new StartError(`«${folder}» no está vacía y no es un sitio exportado: elija otra carpeta.`)
  }
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
  // Write the mark first, so that an interrupted export can be repeated.
  await writeFile(join(folder, headersName), mark)
}

async function isExport(folder: string): Promise<boolean> {
  const headers = await readFile(join(folder, headersName), 'utf8').catch(() => '')
  return headers.startsWith(mark)
}
