import type { OpenSite } from '#site/open/open-site.ts'
import { basePaths, type TopicKind } from './topics.ts'

/** Maximum entries per list page. Most practices have fewer, so they have one page. */
export const entriesPerPage = 40

export const listPageCount = (site: OpenSite, kind: TopicKind): number =>
  Math.max(1, Math.ceil(site[kind].length / entriesPerPage))

/** @param number Page number, from 1. */
export const listPagePath = (kind: TopicKind, number: number): string =>
  number === 1 ? basePaths[kind] : `${basePaths[kind]}/pagina/${number}`

/** The paths of a list's pages, in order. */
export const listPagePaths = (site: OpenSite, kind: TopicKind): string[] =>
  Array.from({ length: listPageCount(site, kind) }, (_, index) => listPagePath(kind, index + 1))

/** The page number at a path below the list's path; undefined if the list has no such page. */
export function listPageNumber(site: OpenSite, kind: TopicKind, path: string): number | undefined {
  const number = Number(/\/pagina\/([1-9]\d{0,5})$/.exec(path)?.[1])
  return number > 1 && number <= listPageCount(site, kind) && listPagePath(kind, number) === path
    ? number
    : undefined
}

/** Adds the page number to a list's title, from page 2 on. */
export const withPageNumber = (title: string, number: number): string =>
  number === 1 ? title : `${title} (página ${number})`
