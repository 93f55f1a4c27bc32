import { attribute, type HtmlElement, textOf } from './element.ts'
import { isStruck } from './inline-words.ts'

const silent = new Set(
  'style noscript template nav select input textarea svg canvas head title meta link option'.split(' '),
)

/**
 * What an element is that does not come along, in the owner's words; empty for one that no visitor misses, and
 * undefined for an element that comes along.
 */
export function leftOutElement(element: HtmlElement): string | undefined {
  const { tagName } = element
  if (silent.has(tagName)) return ''
  switch (tagName) {
    case 'script':
      return 'Código'
    case 'form':
      return 'Un formulario'
    case 'video':
      return 'Un video'
    case 'audio':
      return 'Un audio'
    case 'iframe':
    case 'object':
    case 'embed':
      return frameOf(attribute(element, 'src') || attribute(element, 'dataSrc') || attribute(element, 'data'))
    case 'math':
      return 'Una fórmula'
    case 'button':
      return isToggle(element) ? undefined : quoted('Un botón', element)
    default:
      if (isStruck(element)) return quoted('Un texto tachado', element)
      if (isHidden(element)) return quoted('Un texto oculto', element)
      if (/\bwp-block-file\b/.test(attribute(element, 'className'))) return 'Un archivo para descargar'
      return isHiddenFromVisitors(element) ? '' : undefined
  }
}

/** What other sites show within a page, by their addresses. */
const embedded: readonly (readonly [RegExp, string])[] = [
  [/(?:youtube|youtube-nocookie|youtu|vimeo|tiktok|dailymotion|videopress)\.(?:com|be)/i, 'Un video'],
  [/(?:soundcloud|mixcloud|spotify)\.com/i, 'Un audio'],
  [/google\.[a-z.]{2,6}\/maps|maps\.google/i, 'Un mapa'],
  [/(?:facebook|instagram|twitter|threads|\/x)\.com/i, 'Una publicación de redes sociales'],
]

const knownEmbed = (address: string) => embedded.find(([hosts]) => hosts.test(address))?.[1]

const frameOf = (address: string): string => knownEmbed(address) ?? 'Contenido de otro sitio'

/** What a paragraph that is only an address stands for: WordPress shows the video or the post that is there. */
export const embeddedAt = (text: string): string | undefined =>
  /^https?:\/\/\S+$/.test(text) ? knownEmbed(text) : undefined

const hiddenClasses =
  /(?:^|\s)(?:sharedaddy|addtoany_share_save_container|jp-relatedposts|screen-reader-text)(?:\s|$)/

const isHiddenFromVisitors = (element: HtmlElement): boolean =>
  hiddenClasses.test(attribute(element, 'className'))

const isHidden = (element: HtmlElement): boolean =>
  'hidden' in element.properties ||
  /(?:display:\s?none|visibility:\s?hidden)/i.test(attribute(element, 'style'))

/** The title of an answer that opens. */
const isToggle = (element: HtmlElement): boolean =>
  ['ariaExpanded', 'ariaControls'].some((name) => name in element.properties) ||
  /accordion|toggle|collaps|\btab/i.test(attribute(element, 'className'))

/** In characters of what is quoted. */
const maxQuote = 80

/** What it is, with its words; empty if it has none. */
function quoted(what: string, element: HtmlElement): string {
  const text = textOf(element).replace(/\s+/g, ' ').trim()
  return text === '' ? '' : `${what} (${quote(text)})`
}

const quote = (text: string): string =>
  `«${text.length > maxQuote ? `${text.slice(0, maxQuote - 1)}…` : text}»`

/** A picture that did not come, by its caption. */
export const lostPicture = (caption: string): string => `La foto ${quote(caption)}`
