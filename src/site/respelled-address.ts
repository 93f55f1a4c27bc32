import { searchPath } from '#content/search-address.ts'
import type { Snapshot } from '#content/snapshot.ts'
import { plainText } from '#content/words.ts'
import { formerPaths } from './former-addresses.ts'
import { pagePaths } from './route.ts'

/** Longer than the path of any page, with room for what was added at its end. */
const maxLength = 300

const pathsOf = new WeakMap<Snapshot, ReadonlyMap<string, string>>()

/**
 * The path of the page that somebody means who wrote its address with other letters' case, with or without accents, or
 * with signs at its end: '/Contacto', '/síntomas', '/contacto.'. Undefined if no page is alike.
 *
 * @param snapshot With visible entries only.
 * @param path Decoded.
 */
export function respelledPath(snapshot: Snapshot, path: string): string | undefined {
  if (path.length > maxLength) return undefined
  const found = spelledPaths(snapshot).get(spellingOf(path))
  return found === path ? undefined : found
}

/** Path of each page but the home page, by its spelling. A page that exists wins over a former address. */
function spelledPaths(snapshot: Snapshot): ReadonlyMap<string, string> {
  const known = pathsOf.get(snapshot)
  if (known) return known
  const paths = new Map<string, string>()
  for (const [path, former] of formerPaths(snapshot))
    if (former.status === 308) paths.set(spellingOf(path), former.location)
  for (const path of [...pagePaths(snapshot), searchPath]) if (path !== '/') paths.set(spellingOf(path), path)
  pathsOf.set(snapshot, paths)
  return paths
}

const spellingOf = (path: string): string =>
  plainText(path)
    // Not a slash: an address within a list is not the list's.
    .replace(/(?<![^a-z0-9/])[^a-z0-9/]+$/, '')
