/** Width of a usual letter of the site's fonts, in parts of its height; a little more than the average. */
const letterWidth = 0.56

export type FittedText = { readonly lines: readonly string[]; readonly size: number }

/** Breaks a text into lines that fit into a width, with smaller letters where it is too long. */
export function fitLines(text: string, width: number, size: number, maxLines: number): FittedText {
  const lines = brokenLines(text, Math.max(1, Math.floor(width / (size * letterWidth))))
  const longest = Math.max(...lines.map((line) => line.length))
  const fits = lines.length <= maxLines && longest * size * letterWidth <= width
  return fits || size < 1 ? { lines, size } : fitLines(text, width, size * 0.93, maxLines)
}

/** Breaks at spaces, or after the signs of an address, which has no spaces. */
function brokenLines(text: string, maxLetters: number): string[] {
  const lines: string[] = []
  const ends = /\s/.test(text) ? /(?<=\s)/ : /(?<=[/.-])(?=\w)/
  for (const part of text.split(ends)) {
    const last = lines.at(-1)
    if (last !== undefined && (last + part).trimEnd().length <= maxLetters) lines.splice(-1, 1, last + part)
    else lines.push(part)
  }
  return lines.map((line) => line.trim())
}
