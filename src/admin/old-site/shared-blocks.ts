/** Reusable blocks of one page, with those in each other. */
const maxBlocks = 100
/** Characters of all blocks. */
const maxCharacters = 5_000_000

/** The place of a block. One that has words of its own on this page says more, and is not filled in. */
const place = /<!-- wp:block \{"ref":(\d{1,12})\} \/-->/g

/** The texts that several pages show, which WordPress stores as items of their own. */
export function sharedBlocks() {
  const blocks = new Map<string, string>()
  let characters = 0
  return {
    add(number: string, html: string): void {
      characters += html.length
      if (characters <= maxCharacters) blocks.set(number, html)
    },

    /** The HTML with the blocks that are known. The places of others stay. */
    putInto(html: string): string {
      let left = maxBlocks
      const filled = (text: string, around: readonly string[]): string =>
        text.replace(place, (whole, number: string) => {
          const block = blocks.get(number)
          if (block === undefined || left === 0) return whole
          left -= 1
          // WordPress shows no block in itself.
          return around.includes(number) ? '' : filled(block, [...around, number])
        })
      return filled(html, [])
    },
  }
}
