import { searchPath } from '#content/addresses/search-address.ts'
import { plainText } from '#content/texts/words.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { pagePaths } from './route.ts'

/** Longer than the path of any page, with room for what was added at its end. */
const maxLength = 300

/**
 * The path of the page that a person means who wrote its address with other letters' case, with or without accents, or
 * with signs at its end: '/Contacto', '/síntomas', '/contacto.'. Undefined if no page is alike.
 *
 * @param path Decoded.
 */
export function respelledPath(spelled: SpelledPaths, path: string): string | undefined {
  if (path.length > maxLength) return undefined
  const found = spelled.get(spellingOf(path))
  return found === path ? undefined : found
}

/** Path of each page but the home page, by its spelling. A page that exists wins over a former address. */
export type SpelledPaths = ReadonlyMap<string, string>

export function spelledPaths(site: OpenSite): SpelledPaths {
  const paths = new Map<string, string>()
  for (const [path, former] of site.addresses.formerPaths())
    if (former.status === 308) paths.set(spellingOf(path), former.location)
  for (const path of [...pagePaths(site), searchPath]) if (path !== '/') paths.set(spellingOf(path), path)
  return paths
}

const spellingOf = (path: string): string =>
  plainText(path)
    // Not a slash: an address within a list is not the list's.
    .replace(/(?<![^a-z0-9/])[^a-z0-9/]+$/, '')
