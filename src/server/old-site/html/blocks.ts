import type { FoundLink, FoundPicture } from '../found-site.ts'

/** A piece of a page's text, in the page's order. */
export type Block = (
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** It may be the caption of a picture or a video. */
  | { readonly kind: 'text'; readonly text: string; readonly isCaption?: true }
  /** Items that follow each other are one list if `list` is the same. */
  | { readonly kind: 'item'; readonly text: string; readonly list: number; readonly isNumbered: boolean }
  | { readonly kind: 'picture'; readonly picture: FoundPicture }
  | { readonly kind: 'button'; readonly link: FoundLink }
) & {
  /** Links in it, of texts that remain text. */
  readonly links?: readonly FoundLink[]
  /** It is in a box or is a quotation. */
  readonly isBoxed: boolean
}

type Caption = Extract<Block, { kind: 'text' }>

export const isCaptionBlock = (block: Block): block is Caption =>
  block.kind === 'text' && block.isCaption === true
