import type { Snapshot } from '#content/snapshot.ts'
import { basePaths, type TopicKind } from './topics.ts'

/** Maximum entries per list page. Most practices have fewer, so they have one page. */
export const entriesPerPage = 40

export const listPageCount = (snapshot: Snapshot, kind: TopicKind): number =>
  Math.max(1, Math.ceil(snapshot[kind].length / entriesPerPage))

/** @param number Page number, from 1. */
export const listPagePath = (kind: TopicKind, number: number): string =>
  number === 1 ? basePaths[kind] : `${basePaths[kind]}/pagina/${number}`

/** The paths of a list's pages, in order. */
export const listPagePaths = (snapshot: Snapshot, kind: TopicKind): string[] =>
  Array.from({ length: listPageCount(snapshot, kind) }, (_, index) => listPagePath(kind, index + 1))

/** The page number at a path below the list's path; undefined if the list has no such page. */
export function listPageNumber(snapshot: Snapshot, kind: TopicKind, path: string): number | undefined {
  const number = Number(/\/pagina\/([1-9]\d{0,5})$/.exec(path)?.[1])
  return number > 1 && number <= listPageCount(snapshot, kind) && listPagePath(kind, number) === path
    ? number
    : undefined
}

/** Adds the page number to a list's title, from page 2 on. */
export const withPageNumber = (title: string, number: number): string =>
  number === 1 ? title : `${title} (página ${number})`
