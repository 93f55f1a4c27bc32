import { attribute, type HtmlElement } from './element.ts'

const silent = new Set(
  'style noscript template nav select button input textarea label svg canvas head title meta link option'.split(
    ' ',
  ),
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
    default:
      return isHiddenFromVisitors(element) ? '' : undefined
  }
}

const videoHosts = /(?:youtube|youtube-nocookie|youtu|vimeo|tiktok|dailymotion)\.(?:com|be)/i

function frameOf(address: string): string {
  if (videoHosts.test(address)) return 'Un video'
  if (/google\.[a-z.]{2,6}\/maps|maps\.google/i.test(address)) return 'Un mapa'
  if (/facebook\.com|instagram\.com|twitter\.com/i.test(address)) return 'Una publicación de redes sociales'
  return 'Contenido de otro sitio'
}

/** A paragraph that is only the address of a video: WordPress shows the video. */
export const isVideoAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/.test(text) && videoHosts.test(text)

const hiddenClasses =
  /(?:^|\s)(?:sharedaddy|addtoany_share_save_container|jp-relatedposts|screen-reader-text)(?:\s|$)/

const isHiddenFromVisitors = (element: HtmlElement): boolean =>
  'hidden' in element.properties || hiddenClasses.test(attribute(element, 'className'))
