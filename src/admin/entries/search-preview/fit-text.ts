/** Width of a text in pixels. */
export type Measure = (text: string) => number

/** A text as it is shown, and whether all of it is shown. */
export type Fitted = { readonly text: string; readonly isWhole: boolean }

/**
 * Cuts a text to `lines` lines of at most `width` pixels, after a word and with an ellipsis. A word that is wider
 * than a line is cut within.
 */
export function fitText(text: string, width: number, lines: number, measure: Measure): Fitted {
  const words = text.split(/\s+/).filter(Boolean)
  if (fillsLines(words, width, measure) <= lines) return { text: words.join(' '), isWhole: true }
  let count = words.length - 1
  while (count > 1 && fillsLines([...words.slice(0, count), '…'], width, measure) > lines) count -= 1
  const cut = `${words.slice(0, count).join(' ')} …`
  return { text: count === 1 ? cutWithin(cut, width * lines, measure) : cut, isWhole: false }
}

/** Number of lines that the words fill. */
function fillsLines(words: readonly string[], width: number, measure: Measure): number {
  let count = 0
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) <= width) {
      line = longer
      continue
    }
    count += Math.max(1, Math.ceil(measure(word) / width))
    line = word
  }
  return count
}

function cutWithin(text: string, width: number, measure: Measure): string {
  let cut = text
  while (cut.length > 2 && measure(cut) > width) cut = `${cut.slice(0, -3).trimEnd()} …`
  return cut
}
