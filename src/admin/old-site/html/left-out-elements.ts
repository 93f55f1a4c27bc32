import { attribute, type HtmlElement, textOf } from './element.ts'
import { quote } from './words.ts'

const silent = new Set(
  'style noscript template nav select input textarea svg canvas head title meta link option'.split(' '),
)
const named: Readonly<Record<string, string>> = {
  script: 'Código',
  form: 'Un formulario',
  video: 'Un video',
  audio: 'Un audio',
  math: 'Una fórmula',
}

/**
 * What an element is that does not come along, in the owner's words; empty for one that no visitor misses, and
 * undefined for an element that comes along.
 */
export function leftOutElement(element: HtmlElement): string | undefined {
  const { tagName } = element
  const classes = attribute(element, 'className')
  const style = attribute(element, 'style')
  if (silent.has(tagName)) return ''
  if (named[tagName]) return named[tagName]
  if (['iframe', 'object', 'embed'].includes(tagName)) {
    return embeddedAt(attribute(element, 'src') || attribute(element, 'dataSrc')) ?? 'Contenido de otro sitio'
  }
  if (['del', 's', 'strike'].includes(tagName) || /line-through/i.test(style)) {
    return quoted('Un texto tachado', element)
  }
  if ('hidden' in element.properties || /(?:display:\s?none|visibility:\s?hidden)/i.test(style)) {
    return quoted('Un texto oculto', element)
  }
  if (/\bwp-block-file\b/.test(classes)) return 'Un archivo para descargar'
  return /\b(?:sharedaddy|jp-relatedposts|screen-reader-text)\b/.test(classes) ? '' : undefined
}

const filledIn =
  /^(?:latest-posts|latest-comments|rss|archives|categories|calendar|tag-cloud|page-list|query|post-content)$/

/** What a block is that WordPress fills in, by the comment that marks it; empty for another comment. */
export function leftOutBlock(comment: string): string {
  if (!comment.endsWith('/')) return ''
  const name = /^ wp:([\w/-]{1,100})\s/.exec(comment)?.[1] ?? ''
  if (name === 'block') return 'Un bloque reutilizable'
  if (name === 'pattern') return 'Un patrón de su tema'
  if (filledIn.test(name)) return 'Una lista que WordPress llena solo'
  return name.includes('/') ? 'Un bloque de un complemento' : ''
}

/** What other sites show within a page, by their addresses. */
const embedded: readonly (readonly [RegExp, string])[] = [
  [/(?:youtube|youtube-nocookie|youtu|vimeo|tiktok|videopress)\.(?:com|be)/i, 'Un video'],
  [/(?:soundcloud|spotify)\.com/i, 'Un audio'],
  [/google\.[a-z.]{2,6}\/maps|maps\.google/i, 'Un mapa'],
  [/(?:facebook|instagram|twitter|\/x)\.com/i, 'Una publicación de redes sociales'],
]

const embeddedAt = (address: string) => embedded.find(([hosts]) => hosts.test(address))?.[1]

/** What a paragraph that is only an address stands for: WordPress shows the video or the post that is there. */
export const embeddedLine = (line: string): string | undefined =>
  /^https?:\/\/\S+$/.test(line) ? embeddedAt(line) : undefined

/** What it is, with its words; empty if it has none. */
function quoted(what: string, element: HtmlElement): string {
  const text = textOf(element).trim()
  return text === '' ? '' : `${what} (${quote(text)})`
}
