import { Idiomorph } from 'idiomorph'

/** Attributes that the page's scripts set: they say what the user opened. */
const ownedByPage = new Set(['open', 'data-stuck', 'data-ready', 'contenteditable', 'data-being-typed'])

/** HTML of each island by its id, as the server sent it last. */
const sources = new WeakMap<Document, ReadonlyMap<string, string>>()

type Morph = {
  /** Element that a person types in; it stays as it is. */
  readonly typedIn?: Element | undefined
  /** Styles after those of the page. */
  readonly addedStyles?: string
}

/**
 * Brings the page in the frame, empty at first, to the HTML that the server rendered. What did not change stays: scroll
 * position, open menus and tabs, running islands.
 */
export function morphPage(page: Document, html: string, { typedIn, addedStyles = '' }: Morph = {}): void {
  const { css, rest } = withoutStyles(html)
  showStyles(page, css + addedStyles)
  // Without its styles: the parser would report them as refused by the admin's content security policy.
  const next = new DOMParser().parseFromString(rest, 'text/html')
  if (page.title !== next.title) page.title = next.title
  for (const each of [page, next]) nameParts(each)
  const before = sources.get(page)
  const islands = [...next.querySelectorAll('[data-island]')]
  const after = new Map(islands.map((island) => [island.id, island.outerHTML]))
  sources.set(page, after)

  if (!before) takeFrame(page, next)
  let startsIslands = false
  Idiomorph.morph(page.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed(old, replacement) {
        if (old === typedIn) return false
        if (!isElement(old) || !isElement(replacement) || !isRunning(old)) return true
        const [former, source] = [before?.get(old.id) ?? '', replacement.outerHTML]
        if (former === source) return false
        if (former === '' || skeleton(former) === skeleton(source)) {
          copyTexts(old, replacement, typedIn)
          return false
        }
        if (typedIn && old.contains(typedIn)) {
          // It is replaced after the typing, so compare it with its former source again.
          after.set(old.id, former)
          return false
        }
        old.replaceWith(page.importNode(replacement, true))
        startsIslands = true
        return false
      },
      beforeAttributeUpdated: (name) => !ownedByPage.has(name),
      afterNodeAdded(node) {
        if (isElement(node) && (node.matches('[data-island]') || node.querySelector('[data-island]')))
          startsIslands = true
      },
    },
  })
  if (!before) startLoader(page)
  else if (startsIslands) startIslands(page)
}

/** Takes what is around the content. Scripts that a parser without a window made do not run. */
function takeFrame(page: Document, next: Document) {
  page.documentElement.lang = next.documentElement.lang
  for (const { name, value } of next.body.attributes) page.body.setAttribute(name, value)
  const loader = next.querySelector('script[nomodule]')
  if (loader) page.head.append(page.importNode(loader, true))
}

function withoutStyles(html: string): { css: string; rest: string } {
  const [start = '', ...others] = html.split('<style>')
  const parts = others.map((part) => part.split('</style>'))
  return {
    css: parts.map(([css = '']) => css).join(''),
    rest: start + parts.map(([, rest = '']) => rest).join(''),
  }
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE

const isRunning = (element: HTMLElement) => element.dataset.ready !== undefined

/** Gives sections and islands ids, so that each is compared with itself when another appears before it. */
function nameParts(page: Document) {
  const counts = new Map<string, number>()
  for (const part of page.querySelectorAll<HTMLElement>('[data-section], [data-id]')) {
    const { section, island } = part.dataset
    const owner = part.parentElement?.closest<HTMLElement>('[data-section]')?.dataset.section
    const name = section ?? `${owner}-${island}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    if (part.id === '' || part.id.startsWith('parte-')) part.id = `parte-${name}-${count}`
  }
}

/** The tags of a page without their texts and attributes. */
const skeleton = (html: string): string => html.replace(/>[^<]*/g, '>').replace(/(<[^\s<>]+)[^<>]*/g, '$1')

/**
 * Replaces the texts of a running island, except the one that is being typed. React keeps these text nodes and does not
 * see the difference.
 */
function copyTexts(old: HTMLElement, replacement: HTMLElement, typedIn: Element | undefined) {
  const texts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node)
    return found
  }
  const [before, after] = [texts(old), texts(replacement)]
  if (before.length !== after.length) return
  for (const [index, node] of before.entries()) {
    if (typedIn?.contains(node)) continue
    const text = after[index]?.textContent ?? ''
    if (node.textContent !== text) node.textContent = text
  }
}

const sheets = new WeakMap<Document, CSSStyleSheet>()

/** The page's content security policy refuses a `<style>`; a sheet that is made with the frame's own constructor is allowed. */
function showStyles(page: Document, css: string) {
  const view = page.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null
  const sheet = sheets.get(page) ?? (view && new view.CSSStyleSheet())
  if (!sheet) return
  sheet.replaceSync(css)
  if (sheets.has(page)) return
  page.adoptedStyleSheets = [sheet]
  sheets.set(page, sheet)
}

let starts = 0

/** Runs the page's loader once more for islands that arrived after its first run. It leaves those that run alone. */
function startIslands(page: Document) {
  starts += 1
  startLoader(page, `?${starts}`)?.addEventListener('load', () =>
    page.defaultView?.dispatchEvent(new Event('pointermove')),
  )
}

/** Runs the loader. A module runs only once for each address. */
export function startLoader(page: Document, query = ''): HTMLScriptElement | undefined {
  const loader = page.querySelector<HTMLScriptElement>('script[nomodule]')
  if (!loader) return
  const script = page.createElement('script')
  script.type = 'module'
  script.src = loader.src + query
  page.head.append(script)
  return script
}
