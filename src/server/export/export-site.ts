import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../process/start-error.ts'
import { headersFile } from '../releases/folder/headers-file.ts'
import { namedFiles } from '../releases/folder/named-files.ts'
import {
  type BundleFiles,
  writeAnswer,
  writeApiAnswers,
  writeAssets,
  writeNotFound,
} from '../releases/folder/release-files.ts'
import type { Release } from '../releases/release.ts'
import type { ReleasePictures } from '../releases/release-pictures.ts'
import { type CompressBest, compress } from '../responses/compression/compression.ts'
import type { Answer } from '../responses/prepared-response.ts'

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
  readonly compressBest: CompressBest
  readonly folder: string
}

/**
 * Writes the release as a static site. @returns the number of URLs it serves.
 * @throws {StartError} when the folder holds something else.
 */
export async function exportSite(options: ExportOptions): Promise<number> {
  const { release, assets, pictures, compressBest, folder } = options
  await emptyFolder(folder)
  await writeAssets(folder, assets)
  await writeNotFound(folder, release, compressBest)
  await writeApiAnswers(folder, release, compressBest)

  const answers = new Map<string, Answer>()
  // Grows while it is iterated: pages refer to files that no list contains, such as the tile of an entry that the
  // owner added.
  const paths = new Set(release.paths())
  for (const path of paths) {
    const answer = await release.find(path)
    if (!answer) continue
    const isPage = answer.content.contentType.startsWith('text/html')
    await writeAnswer(folder, path, answer, isPage ? compressBest : (body) => compress(body, 'best'))
    answers.set(path, answer)
    if (isPage) for (const name of namedFiles(answer.content.body)) paths.add(name)
  }
  for (const path of await pictures.paths(release.snapshot)) {
    const answer = await pictures.find(path)
    if (!answer) continue
    await writeAnswer(folder, path, answer, compressBest)
    answers.set(path, answer)
  }
  for (const [path, answer] of assets.answers) if (!path.startsWith('/admin/')) answers.set(path, answer)
  await writeFile(
    join(folder, headersName),
    mark + headersFile(answers, ['/api/*\n  Content-Type: application/json\n']),
  )
  return answers.size
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
