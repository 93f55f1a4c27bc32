import type { SectionType } from '#content/catalogue/index.ts'
import { type PlacedPicture, pictureFault } from './picture-fault.ts'

/** What a layout makes of the owner's photographs. */
export type LayoutPictures = {
  readonly count: number
  /** Why one of them does not work there. */
  readonly fault: string | undefined
}

const windows = [
  { width: 1280, words: 'En computadora' },
  { width: 390, words: 'En teléfono' },
] as const

/** Looks at the photographs of a section at both widths. The frame has its own width again afterwards. */
export function picturesOfSection(frame: HTMLIFrameElement, type: SectionType): LayoutPictures {
  const own = frame.style.width
  const seen = windows.map(({ width, words }) => {
    frame.style.width = `${width}px`
    const pictures = photographsIn(frame.contentDocument, type)
    const fault = pictures.map(pictureFault).find((each) => each !== undefined)
    return { count: pictures.length, fault: fault && `${words}, una fotografía ${fault}` }
  })
  frame.style.width = own
  return {
    count: Math.max(...seen.map(({ count }) => count)),
    fault: seen.find(({ fault }) => fault)?.fault,
  }
}

/** Smaller pictures are emblems. */
const minSide = 96

/** Photographs that fill their place; faint ones are decorations. */
function photographsIn(page: Document | null, type: SectionType): PlacedPicture[] {
  const images = [...(page?.querySelectorAll<HTMLImageElement>(`[data-section="${type}"] img`) ?? [])]
  return images.flatMap((image) => {
    const { width, height } = image.getBoundingClientRect()
    const { objectFit, opacity } = getComputedStyle(image)
    const fills = addressOf(image).includes('/medios/') && objectFit === 'cover' && Number(opacity) > 0.5
    if (!fills || Math.min(width, height) < minSide) return []
    return [{ own: ownSize(image), place: { width, height } }]
  })
}

/** Address of the picture file that the browser chose for this width of the window. */
const addressOf = ({ currentSrc, src }: HTMLImageElement) => currentSrc || src

/** Size of the picture file, read from the attributes; the properties `width` and `height` are its size on the page. */
function ownSize(image: HTMLImageElement) {
  const sources = [...(image.closest('picture')?.querySelectorAll('source[width]') ?? [])]
  const { pathname } = new URL(addressOf(image))
  const shown = sources.find((source) => source.getAttribute('srcset')?.includes(pathname)) ?? image
  return { width: Number(shown.getAttribute('width')), height: Number(shown.getAttribute('height')) }
}
