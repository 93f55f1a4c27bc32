import type { FoundLink } from '../found-site.ts'
import type { Block } from './blocks.ts'
import { attribute, type HtmlElement } from './element.ts'
import { buttonClasses } from './element-kinds.ts'
import { oneLine } from './lines.ts'

/** A link while it is read. */
export type Anchor = {
  readonly url: string
  readonly isButton: boolean
  /** Where its words begin in the text of the paragraph. */
  readonly from: number
  readonly firstBlock: number
  label: string
}

export const beginAnchor = (
  element: HtmlElement,
  { from, firstBlock }: Pick<Anchor, 'from' | 'firstBlock'>,
): Anchor => ({
  ...{ url: attribute(element, 'href'), from, firstBlock, label: '' },
  isButton: buttonClasses.test(attribute(element, 'className')),
})

/**
 * The link of an anchor; undefined if it has no words or leads to a part of its own page.
 * @param address Absolute address of the page.
 * @param card The first block with words inside of the anchor: a link around a whole card has these words.
 */
export function linkOf(anchor: Anchor, address: string, card: Block | undefined): FoundLink | undefined {
  if (anchor.url === '' || !URL.canParse(anchor.url, address)) return
  const target = new URL(anchor.url, address)
  if (target.hash !== '' && pathOf(target) === pathOf(new URL(address))) return
  const text = card && 'text' in card ? card.text : oneLine(anchor.label)
  return text === '' ? undefined : { text, url: target.href }
}

const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '')
