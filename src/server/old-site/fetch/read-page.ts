import { attribute, type HtmlElement } from '../html/element.ts'
import type { OldItem, OldPage } from '../old-page.ts'
import { elementsIn, namesOf, parsePage, textOf } from './elements.ts'
import { findMainText, type MainText } from './main-text.ts'
import { listReason, loginReason, pageKey, pagePath } from './page-address.ts'
import { bareHost } from './site-fetcher.ts'

export type ReadPage = {
  readonly item: OldItem
  /** Names the page; differs from its address if the page names another one as its own. */
  readonly key: string
  readonly links: readonly URL[]
}

/**
 * Reads a page of a site.
 * @param url Its address after redirects.
 * @param isOfSite Whether an address belongs to the same site.
 */
export function readPage(source: string, url: URL, isOfSite: (url: URL) => boolean): ReadPage {
  const elements = [...elementsIn(parsePage(source))]
  const body = elements.find(({ tagName }) => tagName === 'body')
  const head = headOf(elements)
  const base = resolved(head.base, url) ?? url
  const canonical = resolved(head.canonical, base)
  const own = canonical && isOfSite(canonical) && canonical.search === '' ? canonical : url
  const links = elements
    .values()
    .filter(({ tagName }) => tagName === 'a')
    .map((each) => resolved(attribute(each, 'href'), base))
    .filter((link) => link !== undefined)
    .filter(isOfSite)
    .take(maxLinks)
    .toArray()
  const key = pageKey(own)
  const leftOut = (reason: string): ReadPage => ({
    item: { type: 'leftOut', leftOut: { reason, name: key } },
    key,
    links,
  })
  if (!body) return leftOut(emptyReason)
  const main = findMainText(body, source)
  const classes = namesOf(body)
  if (main.isList || classes.some((name) => listClasses.has(name))) return leftOut(listReason)
  if (elements.some((each) => attribute(each, 'type') === 'password')) return leftOut(loginReason)
  if (main.text === '') return leftOut(emptyReason)
  const page: OldPage = {
    sourceId: key,
    numbered: numberedIn(classes, bareHost(url)),
    path: key === pagePath(own) ? key : '',
    kind: isPost(head, classes) ? 'post' : 'page',
    title: titleOf(head, main),
    html: main.html,
    base: base.href,
    language: head.language || undefined,
    date: isPost(head, classes) ? dateOf(head, main) : undefined,
    excerpt: head.description,
    mainPicture: isPost(head, classes) ? resolved(head.image, base)?.href : undefined,
  }
  return { item: { type: 'page', page }, key, links }
}

/** WordPress writes the number of a page into the classes of its body. */
function numberedIn(classes: readonly string[], host: string): string | undefined {
  const number = /(?:^|\s)(?:postid|page-id)-(\d+)(?:\s|$)/.exec(classes.join(' '))?.[1]
  return number && `${host} ${number}`
}

/** Links of one page that are followed. */
const maxLinks = 1000

const emptyReason = 'Páginas sin texto que se pueda leer'

/** Classes that WordPress gives to the body of pages that list others. */
const listClasses = new Set(['archive', 'blog', 'search', 'search-results', 'error404'])

type Head = ReturnType<typeof headOf>

function headOf(elements: readonly HtmlElement[]) {
  const meta = new Map<string, string>()
  for (const each of elements) {
    if (each.tagName !== 'meta') continue
    const name = (attribute(each, 'property') || attribute(each, 'name')).toLowerCase()
    if (!meta.has(name)) meta.set(name, attribute(each, 'content'))
  }
  const named = (...names: string[]) =>
    names.map((name) => meta.get(name) ?? '').find((value) => value !== '') ?? ''
  const find = (matches: (element: HtmlElement) => boolean) => elements.find(matches)
  const title = find(({ tagName }) => tagName === 'title')
  const html = find(({ tagName }) => tagName === 'html')
  const canonical = find(
    (each) => each.tagName === 'link' && attribute(each, 'rel').toLowerCase() === 'canonical',
  )
  const base = find(({ tagName }) => tagName === 'base')
  return {
    title: title ? textOf(title) : '',
    shareTitle: named('og:title', 'twitter:title'),
    siteName: named('og:site_name', 'application-name'),
    description: named('description', 'og:description'),
    published: named('article:published_time'),
    image: named('og:image'),
    language: html ? attribute(html, 'lang') : '',
    canonical: canonical ? attribute(canonical, 'href') : '',
    base: base ? attribute(base, 'href') : '',
  }
}

const isPost = ({ published }: Head, classes: readonly string[]) =>
  published !== '' || classes.includes('single-post')

/** The heading, else the title for shared links, else that of the window, without the site's name. */
function titleOf({ title, shareTitle, siteName }: Head, { heading }: MainText): string {
  if (heading !== '' && heading !== siteName) return heading
  return withoutSite(shareTitle, siteName) || withoutSite(title, siteName) || siteName
}

function withoutSite(title: string, siteName: string): string {
  const parts = title.split(/ [|–—·•»-] /)
  const others = parts.filter((part) => part !== siteName)
  if (others.length < parts.length) return others.join(' - ')
  // Without a name to compare, the usual form is 'Page | Site'.
  return siteName === '' && parts.length > 1 ? parts.slice(0, -1).join(' - ') : title
}

function dateOf({ published }: Head, { element }: MainText): string | undefined {
  const time = elementsIn(element).find(({ tagName }) => tagName === 'time')
  const written = published || (time ? attribute(time, 'dateTime') : '')
  const day = /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0]
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined
}

function resolved(address: string, base: URL): URL | undefined {
  return address !== '' && URL.canParse(address, base) ? new URL(address, base) : undefined
}
