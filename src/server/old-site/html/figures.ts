import { type Block, isCaptionBlock } from './blocks.ts'
import { lostPicture } from './left-out-elements.ts'

/** A figure while it is read. */
export type Figure = { readonly firstBlock: number; isPictureLost: boolean }

/** Removes the captions of a figure whose picture does not come along: alone, they say nothing. */
export function endFigure(figure: Figure, blocks: Block[], drop: (what: string) => void): void {
  const inside = blocks.slice(figure.firstBlock)
  if (!figure.isPictureLost || inside.some(({ kind }) => kind === 'picture')) return
  const others = inside.filter((block) => !isCaptionBlock(block))
  blocks.splice(figure.firstBlock, inside.length, ...others)
  for (const block of inside.filter(isCaptionBlock)) drop(lostPicture(block.text))
}
