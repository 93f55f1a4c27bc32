import type { HtmlElement } from '../html/element.ts'
import { elementsIn, namesOf, textOf, topmost } from './elements.ts'

/** Elements that repeat on all pages of a site, or that are no text. */
const frameTags = new Set([
  'nav',
  'aside',
  'footer',
  'form',
  'script',
  'style',
  'noscript',
  'template',
  'dialog',
])
/** Classes, ids and roles of such elements in the usual themes and builders. */
const frameNames = new Set(
  (
    'navigation complementary contentinfo banner search sidebar widget-area secondary site-header site-footer ' +
    'breadcrumb breadcrumbs comments comments-area respond sharedaddy jp-relatedposts related-posts ' +
    'post-navigation nav-links nav-single entry-meta entry-footer post-meta skip-link screen-reader-text ' +
    'site_header site_footer site-header-wrapper header-announcement-bar-wrapper'
  ).split(' '),
)

const isArticle = ({ tagName }: HtmlElement) => tagName === 'article'

const isFrame = (element: HtmlElement) =>
  frameTags.has(element.tagName) ||
  'hidden' in element.properties ||
  namesOf(element).some((name) => frameNames.has(name))

/** A header of the site. That of an article has its title. */
const isSiteHeader = (element: HtmlElement) => element.tagName === 'header' || isFrame(element)

export type MainText = {
  readonly html: string
  readonly text: string
  readonly heading: string
  /** Whether the page only lists others. */
  readonly isList: boolean
  readonly element: HtmlElement
}

/** How many articles of about the same length make a list. */
const articlesOfList = 3

/**
 * Finds the main text of a page: the element `main`, the only or by far longest article in it, else the body without
 * what surrounds the text on all pages.
 * @param source The page, whose positions the elements have.
 */
export function findMainText(body: HtmlElement, source: string): MainText {
  const main = first(body, (each) => each.tagName === 'main' || namesOf(each).includes('main'))
  const within = main ?? body
  const isAround = main ? isFrame : isSiteHeader
  const articles = topmost(within, (each) => isArticle(each) || isFrame(each)).filter(isArticle)
  const lengths = articles.map((article) => textOf(article, isFrame).length)
  const longest = articles[lengths.indexOf(Math.max(...lengths))]
  const isMost =
    longest !== undefined && textOf(longest, isFrame).length * 2 > textOf(within, isAround).length
  const element = isMost ? longest : within
  const isSkipped = isMost ? isFrame : isAround
  const heading = first(element, ({ tagName }) => tagName === 'h1', isSkipped)
  return {
    element,
    html: sourceOf(element, source, (each) => isSkipped(each) || each === heading),
    text: textOf(element, isSkipped),
    heading: heading ? textOf(heading) : '',
    isList: !isMost && articles.length >= articlesOfList,
  }
}

function first(
  root: HtmlElement,
  matches: (element: HtmlElement) => boolean,
  isSkipped?: (element: HtmlElement) => boolean,
) {
  return elementsIn(root, isSkipped).find(matches)
}

/** The HTML of an element as it stands in the page, without the elements that are left out. */
function sourceOf(
  element: HtmlElement,
  source: string,
  isLeftOut: (element: HtmlElement) => boolean,
): string {
  const start = element.position?.start.offset ?? element.children[0]?.position?.start.offset ?? 0
  const end = element.position?.end.offset ?? source.length
  let html = ''
  let at = start
  for (const { position } of topmost(element, isLeftOut)) {
    const [from = at, to = at] = [position?.start.offset, position?.end.offset]
    // A parser may move elements, so their order is not always that of the page.
    if (from < at || to > end) continue
    html += source.slice(at, from)
    at = to
  }
  return html + source.slice(at, end)
}
