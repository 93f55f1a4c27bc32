import type { PageDocument } from '#content/addresses/page-documents.ts'
import { searchPath } from '#content/addresses/search-address.ts'
import type { Page } from '#content/entries/page.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { listPageNumber, listPagePaths } from './list-pages.ts'
import { hasQuestions } from './questions.ts'
import { basePaths, findTopic, type TopicEntry, type TopicKind, topicKinds, topicPath } from './topics.ts'

/** The page that a path shows. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'list'; readonly kind: TopicKind; readonly number: number }
  | { readonly page: 'detail'; readonly topic: TopicEntry }
  /** The list of her own pages, and one of them. */
  | { readonly page: 'own-list' }
  | { readonly page: 'own'; readonly entry: Page }
  | { readonly page: 'contact' }
  | { readonly page: 'profile' }
  | { readonly page: 'questions' }
  | { readonly page: 'privacy' }
  | { readonly page: 'editorial' }
  /** `query` is empty on the page that waits for one. */
  | { readonly page: 'search'; readonly query: string }
  | { readonly page: 'not-found' }
  | { readonly page: 'gone'; readonly kind: PageDocument }
  /** A link to a draft that no longer opens. */
  | { readonly page: 'closed-draft' }
  /** Before the launch, instead of every page: 200, or why there is none at the address. */
  | { readonly page: 'preparing'; readonly status: 200 | 404 | 410 }

export type ListRoute = Extract<Route, { page: 'list' }>
export type DetailRoute = Extract<Route, { page: 'detail' }>
export type OwnPageRoute = Extract<Route, { page: 'own' }>
export type SearchRoute = Extract<Route, { page: 'search' }>
export type GoneRoute = Extract<Route, { page: 'gone' }>
export type PreparingRoute = Extract<Route, { page: 'preparing' }>

export const contactPath = '/contacto'
export const profilePath = '/perfil'
export const questionsPath = '/preguntas'
export const privacyPath = '/aviso-de-privacidad'
export const editorialPath = '/como-revisamos'

export const ownPagePath = (id: string) => `${basePaths.pages}/${id}`

const fixedRoutes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/', { page: 'home' }],
  [contactPath, { page: 'contact' }],
  [profilePath, { page: 'profile' }],
  [questionsPath, { page: 'questions' }],
  [privacyPath, { page: 'privacy' }],
  [editorialPath, { page: 'editorial' }],
  [searchPath, { page: 'search', query: '' }],
])

/** The public page at a path; undefined if the site has none. */
export function findRoute(site: OpenSite, path: string): Route | undefined {
  const fixed = fixedRoutes.get(path)
  if (fixed?.page === 'questions' && !hasQuestions(site)) return undefined
  if (fixed) return fixed
  for (const kind of topicKinds) {
    const basePath = basePaths[kind]
    if (path === basePath) return { page: 'list', kind, number: 1 }
    if (!path.startsWith(`${basePath}/`)) continue
    const number = listPageNumber(site, kind, path)
    if (number !== undefined) return { page: 'list', kind, number }
    const topic = findTopic(site, kind, path.slice(basePath.length + 1))
    if (topic) return { page: 'detail', topic }
    return isGone(site, path) ? { page: 'gone', kind } : undefined
  }
  return findOwnPage(site, path)
}

/** Her former site may have had a page at any address, so one that is gone counts as a page of her own. */
function findOwnPage(site: OpenSite, path: string): Route | undefined {
  if (path === basePaths.pages) return site.pages.length > 0 ? { page: 'own-list' } : undefined
  const entry = path.startsWith(ownPagePath(''))
    ? site.pages.find(path.slice(ownPagePath('').length))
    : undefined
  if (entry) return { page: 'own', entry }
  return isGone(site, path) ? { page: 'gone', kind: 'pages' } : undefined
}

const isGone = (site: OpenSite, path: string) => site.addresses.formerPaths().get(path)?.status === 410

/** Paths of all public pages that search engines may list, the most visited first. */
export function pagePaths(site: OpenSite): string[] {
  const details = topicKinds.flatMap((kind) => site[kind].stored.map(({ id }) => topicPath(kind, id)))
  const lists = topicKinds.map((kind) => listPagePaths(site, kind))
  const first = lists.map((paths) => paths.slice(0, 1))
  const further = lists.map((paths) => paths.slice(1))
  return [
    '/',
    contactPath,
    ...first.flat(),
    ...further.flat(),
    ...(hasQuestions(site) ? [questionsPath] : []),
    profilePath,
    privacyPath,
    editorialPath,
    ...(site.pages.length > 0 ? [basePaths.pages] : []),
    ...site.pages.stored.map(({ id }) => ownPagePath(id)),
    ...details,
  ]
}
