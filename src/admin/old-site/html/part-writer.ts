import { type PageButton, type PagePart, pagePart } from '#content/entries/page.ts'
import { joinLines, pieces } from './words.ts'

/** Limits of a page of her own: see `content/entries/page.ts`. */
export const maxParts = 60
export const maxItems = 60
const limits = { title: 160, text: 8000, item: 600, buttons: 4 }

/** A list or table of the page. */
type List = object

/**
 * Puts the blocks of a text into parts. A part has a fixed order: heading, paragraphs, list, picture, buttons; another
 * order begins a new part.
 */
export function partWriter(drop: (what: string) => void) {
  const parts: PagePart[] = []
  /** The list whose items are in the open part. */
  let openList: List | undefined

  /** The open part, or a new one if the block does not fit below what is in it. */
  function partFor(isHighlighted: boolean, fits: (open: PagePart) => boolean): PagePart {
    const open = parts.at(-1)
    if (open && open.isHighlighted === isHighlighted && fits(open)) return open
    const part = pagePart.parse({ isHighlighted })
    parts.push(part)
    return part
  }

  function text(paragraph: string, isBoxed: boolean): void {
    for (const piece of pieces(paragraph, limits.text)) {
      const open = partFor(isBoxed, ({ items, image, text }) => {
        return items.length === 0 && image === '' && text.length + piece.length + 2 <= limits.text
      })
      open.text = open.text === '' ? piece : `${open.text}\n\n${piece}`
    }
  }

  return {
    parts,
    text,

    heading(title: string, isSubheading: boolean, isBoxed: boolean): void {
      // A longer one is a text that looks like a heading.
      if (title.length > limits.title) text(title, isBoxed)
      else parts.push(pagePart.parse({ title, isSubheading, isHighlighted: isBoxed }))
    },

    item(words: string, list: List, isNumbered: boolean, isBoxed: boolean): void {
      for (const piece of pieces(words, limits.item)) {
        const open = partFor(isBoxed, ({ items, image }) => {
          return image === '' && (items.length === 0 || (openList === list && items.length < maxItems))
        })
        open.items.push(piece)
        open.isNumbered = isNumbered
        openList = list
      }
    },

    /** Adds a line to the last item of a list. @returns false if there is no room for it. */
    addToItem(line: string): boolean {
      const items = parts.at(-1)?.items ?? []
      const joined = joinLines(items.at(-1) ?? '', line)
      if (items.length === 0 || joined.length > limits.item) return false
      items.splice(-1, 1, joined)
      return true
    },

    picture(image: string, imageAlt: string, isBoxed: boolean): void {
      const part = partFor(isBoxed, (open) => open.image === '')
      Object.assign(part, { image, imageAlt })
    },

    button(button: PageButton, isBoxed: boolean): void {
      const { buttons } = partFor(isBoxed, () => true)
      if (buttons.some(({ action, url }) => action === button.action && url === button.url)) return
      if (buttons.length < limits.buttons) buttons.push(button)
      else drop('Más de cuatro enlaces en una parte')
    },
  }
}
