import type { FoundLink, FoundPart } from '../found-site.ts'
import type { Block } from './blocks.ts'

/** Limits of a page of her own: see `content/entries/page.ts`. */
export const maxParts = 60
const limits = { title: 160, text: 8000, items: 60, item: 600, parts: maxParts, links: 4 }

/**
 * The parts of a page. A part has a fixed order: heading, paragraphs, list, picture, links; another order begins a new
 * part. A page that would have too many has its lists as paragraphs, and then its headings.
 * @returns with the parts, whether the page was too long.
 */
export function toParts(blocks: readonly Block[]) {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))
  const topLevel = Math.min(...levels)
  const parts = [blocks, withoutLists(blocks), withoutHeadings(withoutLists(blocks))]
    .map((tried) => build(tried, topLevel))
    .toSorted((one, other) => Number(one.length > limits.parts) - Number(other.length > limits.parts))[0]
  const all = parts ?? []
  return { parts: all.slice(0, limits.parts), isCut: all.length > limits.parts }
}

function withoutLists(blocks: readonly Block[]): Block[] {
  let list = 0
  let number = 0
  return blocks.map((block) => {
    if (block.kind !== 'item') return block
    number = block.list === list ? number + 1 : 1
    list = block.list
    const mark = block.isNumbered ? `${number}.` : '•'
    return { ...block, kind: 'text', text: `${mark} ${block.text}` }
  })
}

const withoutHeadings = (blocks: readonly Block[]) =>
  blocks.map((block): Block => (block.kind === 'heading' ? { ...block, kind: 'text' } : block))

type Draft = { -readonly [Key in keyof FoundPart]: FoundPart[Key] }

function build(blocks: readonly Block[], topLevel: number): FoundPart[] {
  const parts: Draft[] = []
  let part: Draft | undefined
  let list = 0

  function begin(block: Block): Draft {
    part = { ...emptyPart(), isHighlighted: block.isBoxed }
    parts.push(part)
    return part
  }

  /** The open part, or a new one if the block does not fit below what is in it. */
  const partFor = (block: Block, fits: (open: Draft) => boolean): Draft =>
    part && part.isHighlighted === block.isBoxed && fits(part) ? part : begin(block)

  function addText(block: Block, paragraph: string): void {
    for (const piece of pieces(paragraph, limits.text)) {
      const open = partFor(block, ({ text, items, picture }) => {
        return items.length === 0 && picture === null && text.length + piece.length + 2 <= limits.text
      })
      open.text = open.text === '' ? piece : `${open.text}\n\n${piece}`
    }
  }

  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
        // A longer one is a text that looks like a heading.
        if (block.text.length > limits.title) addText(block, block.text)
        else {
          Object.assign(begin(block), { title: block.text, isSubheading: block.level > topLevel })
        }
        break
      case 'text':
        if (block.isCaption && part?.picture && block.text.length <= limits.text) {
          Object.assign(begin(block), { text: block.text, caption: block.text })
        } else addText(block, block.text)
        break
      case 'item': {
        for (const piece of pieces(block.text, limits.item)) {
          const open = partFor(block, ({ items, picture }) => {
            const isSame = items.length === 0 || (list === block.list && items.length < limits.items)
            return isSame && picture === null
          })
          open.items.push(piece)
          open.isNumbered = block.isNumbered
        }
        list = block.list
        break
      }
      case 'picture':
        partFor(block, (open) => open.picture === null).picture = block.picture
        break
      case 'button':
        partFor(block, ({ links }) => links.length < limits.links).links.push(block.link)
        break
    }
    if (part && block.links) part.links.push(...block.links)
  }
  return parts.map((each) => ({ ...each, links: oncePerAddress(each.links) }))
}

const emptyPart = (): Draft => ({
  title: '',
  isSubheading: false,
  isHighlighted: false,
  text: '',
  items: [],
  isNumbered: false,
  caption: '',
  picture: null,
  links: [],
})

const oncePerAddress = (links: readonly FoundLink[]): FoundLink[] =>
  [...new Map(links.toReversed().map((link) => [link.url, link])).values()].toReversed()

/** The text in pieces of at most `max` characters, cut between words. */
export function pieces(text: string, max: number): string[] {
  const found: string[] = []
  let rest = text
  while (rest.length > max) {
    const space = rest.lastIndexOf(' ', max)
    const end = space > max / 2 ? space : max
    found.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? found : [...found, rest]
}
