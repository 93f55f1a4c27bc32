import { basePaths } from '#content/addresses/page-documents.ts'
import type { Page } from '#content/entries/page.ts'
import { isOwnPath } from '#content/entries/page-address.ts'
import { aliasOf, draftPage, freeId } from './draft-page.ts'
import { pageNumber, pagePath } from './fetch/page-address.ts'
import type { FoundPage, FoundPicture } from './found-site.ts'
import type { OwnContent } from './own-content.ts'

type Options = {
  readonly host: string
  /** What the site has already. */
  readonly own: OwnContent
  readonly pictureOf: (picture: FoundPicture) => string
}

/**
 * The new pages, each with its own address, and with links to each other. A page of which no valid page can be made is
 * not among them, so that the others come.
 */
export function makeDrafts(found: readonly FoundPage[], { host, own, pictureOf }: Options) {
  const taken = new Set(own.taken)
  const placed = found.map((page) => {
    const id = freeId(page, taken)
    taken.add(id)
    return { page, id }
  })
  const ids = new Map(placed.flatMap(({ page, id }) => [page.path, page.numbered].map((name) => [name, id])))

  const pageAt = (id: string | undefined) => id && `${basePaths.pages}/${id}`

  function pathOf(url: URL): string | undefined {
    const number = pageNumber(url)
    const path = pagePath(url)
    if (number !== null) return pageAt(ids.get(`${host} ${number}`))
    // A list, a search or a file: `/?cat=3`.
    if (path === '/' && url.search !== '') return undefined
    return pageAt(ids.get(path) ?? own.pageAtAlias(path)) ?? (isOwnPath(path) ? path : undefined)
  }

  const aliases = new Set(own.taken)
  return placed.flatMap(({ page, id }) => {
    const made = draftPage(page, { id, pictureOf, links: { host, pathOf } })
    if (!made) return []
    const alias = aliasOf(page)
    const isTaken = alias !== undefined && (aliases.has(alias) || alias === pageAt(id))
    if (alias !== undefined) aliases.add(alias)
    return { found: page, value: isTaken ? withoutAliases(made.page) : made.page, lost: made.lost }
  })
}

/** Titles of the pages that did not become drafts. */
export const failedPages = (found: readonly FoundPage[], made: ReturnType<typeof makeDrafts>): string[] => {
  const drafted = new Set(made.map(({ found }) => found))
  return found.filter((page) => !drafted.has(page)).map(({ title, path }) => title || path)
}

const withoutAliases = (page: Page): Page => ({ ...page, aliases: [] })
