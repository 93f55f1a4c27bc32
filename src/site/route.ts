import { searchPath } from '#content/addresses/search-address.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { listPageNumber, listPagePaths } from './list-pages.ts'
import { hasQuestions } from './questions.ts'
import { basePaths, findTopic, type TopicEntry, type TopicKind, topicKinds, topicPath } from './topics.ts'

/** The page that a path shows. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'list'; readonly kind: TopicKind; readonly number: number }
  | { readonly page: 'detail'; readonly topic: TopicEntry }
  | { readonly page: 'contact' }
  | { readonly page: 'profile' }
  | { readonly page: 'questions' }
  | { readonly page: 'privacy' }
  | { readonly page: 'editorial' }
  /** `query` is empty on the page that waits for one. */
  | { readonly page: 'search'; readonly query: string }
  | { readonly page: 'not-found' }
  | { readonly page: 'gone'; readonly kind: TopicKind }
  /** A link to a draft that no longer opens. */
  | { readonly page: 'closed-draft' }
  /** Before the launch, instead of every page: 200, or why there is none at the address. */
  | { readonly page: 'preparing'; readonly status: 200 | 404 | 410 }

export type ListRoute = Extract<Route, { page: 'list' }>
export type DetailRoute = Extract<Route, { page: 'detail' }>
export type SearchRoute = Extract<Route, { page: 'search' }>
export type GoneRoute = Extract<Route, { page: 'gone' }>
export type PreparingRoute = Extract<Route, { page: 'preparing' }>

export const contactPath = '/contacto'
export const profilePath = '/perfil'
export const questionsPath = '/preguntas'
export const privacyPath = '/aviso-de-privacidad'
export const editorialPath = '/como-revisamos'

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
    return site.addresses.formerPaths().get(path)?.status === 410 ? { page: 'gone', kind } : undefined
  }
  return undefined
}

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
    ...details,
  ]
}
