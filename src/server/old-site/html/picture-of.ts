import type { FoundPicture } from '../found-site.ts'
import { attribute, type HtmlElement } from './element.ts'

/** Attributes in which plugins that load pictures late hide the address, and the usual one. */
const sources = ['dataSrc', 'dataLazySrc', 'dataOrigFile', 'src']
/** In px. Smaller pictures are icons, emoji and counters of visits. */
const minSide = 48

/**
 * The picture of an element, with its id in WordPress's library; undefined for one that is only an icon, or that has no address.
 */
export function pictureOf(element: HtmlElement, page: string): FoundPicture | undefined {
  const classes = attribute(element, 'className')
  if (/\b(?:wp-smiley|emoji|avatar)\b/.test(classes)) return undefined
  if (isSmall(element)) return undefined
  const id = /\bwp-image-(\d{1,12})\b/.exec(classes)?.[1]
  const named = largestOf(element) ?? sources.map((name) => attribute(element, name)).find(isAddress) ?? ''
  const url = named !== '' && URL.canParse(named, page) ? new URL(named, page).href : ''
  const isLoadable = /^(?:https?|data):/.test(url)
  if (!isLoadable && id === undefined) return undefined
  const alt = attribute(element, 'alt')
  const showsCaption = 'dataOfGallery' in element.properties
  return { url: isLoadable ? url : '', alt, id, ...(showsCaption && { showsCaption }) }
}

/** What a picture says that is only a sign in a text: an emoji, or an icon with a text. */
export function signOf(element: HtmlElement): string | undefined {
  const alt = attribute(element, 'alt')
  const isSign = /\b(?:wp-smiley|emoji)\b/.test(attribute(element, 'className')) || isSmall(element)
  // The name of a file says nothing.
  return isSign && alt !== '' && !/_|\d{3}|\.[a-z]{3,4}$/i.test(alt) ? alt : undefined
}

const isSmall = (element: HtmlElement): boolean =>
  ['width', 'height'].some((side) => Number.parseInt(attribute(element, side), 10) < minSide)

/** The picture behind the text of a cover, as former versions of WordPress wrote it. */
export function backgroundOf(element: HtmlElement, page: string): FoundPicture | undefined {
  const named = /background-image:\s?url\(["']?([^"')]+)/i.exec(attribute(element, 'style'))?.[1]
  return named && URL.canParse(named, page) ? { url: new URL(named, page).href, alt: '' } : undefined
}

/** Pictures that load late have a tiny one in their place. */
const isAddress = (source: string): boolean => source !== '' && !/^data:image\/(?:gif|svg)/i.test(source)

/** The widest address of `srcset`. */
function largestOf(element: HtmlElement): string | undefined {
  const written = attribute(element, 'srcSet') || attribute(element, 'dataSrcset')
  const words = written.split(/\s+/)
  const widths = words.flatMap((word, index) => {
    const width = /^(\d{2,5})w,?$/.exec(word)?.[1]
    const url = words[index - 1]?.replace(/^,/, '')
    return width && url ? [{ url, width: Number(width) }] : []
  })
  return widths.toSorted((one, other) => other.width - one.width)[0]?.url
}
