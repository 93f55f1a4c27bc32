import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Effort, PreparedResponse } from '../../responses/prepared-response.ts'
import type { Release } from '../release.ts'
import type { FormerPath } from '../renderer.ts'
import { writeFileOf } from './release-files.ts'

/** Path, on static hosts, of the page for addresses below a list whose page is no longer published. */
export const gonePage = (path: string) => `/_gone${dirname(path)}`

/**
 * Writes the former addresses in a form that a web server reads without a new configuration:
 *
 * - `_moved/servicios/viejo.to` is a link to the folder `_moved/to/nuevo`. nginx reads the folder's name.
 * - `_moved/to/nuevo/nuevo` is empty. Caddy finds its name with a pattern.
 * - `_gone/servicios/borrado` is empty: its page is no longer published.
 *
 * The process answers for addresses of the owner's former site that are not below the same list.
 */
export async function writeFormerPaths(folder: string, release: Release): Promise<void> {
  const place = createPlace(folder)
  for (const [path, former] of release.pages.formerPaths()) {
    if (!isBesideTarget(path, former)) continue
    if (former.status === 410) await place.file(join('_gone', path))
    else {
      const id = basename(former.location)
      await place.file(join('_moved/to', id, id))
      await place.link(join('_moved', `${path}.to`), join('../to', id))
    }
  }
}

/** The web servers take the list of a former address for that of its target. */
const isBesideTarget = (path: string, former: FormerPath): boolean =>
  /^\/[a-z]+\/[a-z0-9-]+$/.test(path) &&
  dirname(path) === dirname(former.status === 410 ? former.samePage : former.location)

/** Writes files and links, and creates each folder only once. */
function createPlace(root: string) {
  const folders = new Set<string>()
  const fileOf = async (path: string) => {
    const folder = join(root, dirname(path))
    if (!folders.has(folder)) await mkdir(folder, { recursive: true })
    folders.add(folder)
    return join(root, path)
  }
  return {
    file: async (path: string) => writeFile(await fileOf(path), ''),
    link: async (path: string, target: string) => symlink(target, await fileOf(path)),
  }
}

/**
 * Writes the pages for addresses that are gone, one per list: `_gone/servicios.html`. @returns their responses.
 */
export async function writeGonePages(
  folder: string,
  release: Release,
  effort: Effort = 'well',
): Promise<PreparedResponse[]> {
  const former = [...release.pages.formerPaths().values()]
  const paths = new Set(former.flatMap((one) => (one.status === 410 ? one.samePage : [])))
  const written: PreparedResponse[] = []
  for (const path of paths) {
    const response = release.find(path)
    if (!response) continue
    await writeFileOf(join(folder, `${gonePage(path)}.html`), response, effort)
    written.push(response)
  }
  return written
}
