import type { FoundButton, FoundPart } from '../found-site.ts'
import { pieces } from './words.ts'

/** Limits of a page of her own: see `content/entries/page.ts`. */
export const maxParts = 60
export const maxItems = 60
const limits = { title: 160, text: 8000, item: 600, buttons: 4 }

type Draft = { -readonly [Key in keyof FoundPart]: FoundPart[Key] } & {
  items: string[]
  buttons: FoundButton[]
}

/**
 * Puts the blocks of a text into parts. A part has a fixed order: heading, paragraphs, list, picture, buttons; another
 * order begins a new part.
 * @param isPlain Whether lists and headings become paragraphs, because the page would have too many parts.
 */
export function partWriter(isPlain: boolean, drop: (what: string) => void) {
  const parts: Draft[] = []
  let list = 0

  /** The open part, or a new one if the block does not fit below what is in it. */
  function partFor(isBoxed: boolean, fits: (open: Draft) => boolean): Draft {
    const open = parts.at(-1)
    if (open && open.isHighlighted === isBoxed && fits(open)) return open
    const part = { ...emptyPart(), isHighlighted: isBoxed }
    parts.push(part)
    return part
  }

  function text(paragraph: string, isBoxed: boolean): void {
    for (const piece of pieces(paragraph, limits.text)) {
      const open = partFor(
        isBoxed,
        (part) =>
          part.items.length === 0 && part.image === '' && part.text.length + piece.length + 2 <= limits.text,
      )
      open.text = open.text === '' ? piece : `${open.text}\n\n${piece}`
    }
  }

  return {
    parts,
    text,

    heading(title: string, isSubheading: boolean, isBoxed: boolean): void {
      // A longer one is a text that looks like a heading.
      if (isPlain || title.length > limits.title) text(title, isBoxed)
      else
        Object.assign(
          partFor(isBoxed, () => false),
          { title, isSubheading },
        )
    },

    /** Items with the same `id` are one list. */
    item(words: string, id: number, isNumbered: boolean, isBoxed: boolean): void {
      if (isPlain) text(`• ${words}`, isBoxed)
      for (const piece of isPlain ? [] : pieces(words, limits.item)) {
        const open = partFor(isBoxed, ({ items, image }) => {
          return image === '' && (items.length === 0 || (list === id && items.length < maxItems))
        })
        open.items.push(piece)
        open.isNumbered = isNumbered
        list = id
      }
    },

    /** Adds a paragraph to the last item of a list. */
    more(words: string): boolean {
      const items = parts.at(-1)?.items ?? []
      const last = items.at(-1)
      if (last === undefined || last.length + words.length + 2 > limits.item) return false
      items[items.length - 1] = /[.,;:!?…–-]$/.test(last) ? `${last} ${words}` : `${last}, ${words}`
      return true
    },

    picture(image: string, imageAlt: string, isBoxed: boolean): void {
      Object.assign(
        partFor(isBoxed, (open) => open.image === ''),
        { image, imageAlt },
      )
    },

    button(button: FoundButton, isBoxed: boolean): void {
      const { buttons } = partFor(isBoxed, () => true)
      if (buttons.some(({ action, url }) => action === button.action && url === button.url)) return
      if (buttons.length < limits.buttons) buttons.push(button)
      else drop('Más de cuatro enlaces en una parte')
    },
  }
}

const emptyPart = (): Draft => ({
  title: '',
  isSubheading: false,
  isHighlighted: false,
  text: '',
  items: [],
  isNumbered: false,
  image: '',
  imageAlt: '',
  buttons: [],
})
