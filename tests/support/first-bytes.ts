import { brotliDecompressSync, constants } from 'node:zlib'

/** The end of the last of these sections: the start of the next section or the end of the page. */
export function endOfLast(html: string, sections: readonly string[]): number {
  const starts = [...html.matchAll(/<\w+[^>]* data-section="([^"]+)"/g)].map(({ 1: name = '', index }) => ({
    name,
    index,
  }))
  const last = starts.findLastIndex(({ name }) => sections.includes(name))
  if (last === -1) throw new Error(`The page contains none of the sections ${sections.join(', ')}.`)
  return starts[last + 1]?.index ?? html.length
}

/** The minimum number of compressed bytes that decode to the first `length` characters. */
export function bytesUntil(compressed: Buffer, length: number): number {
  let enough = compressed.length
  let tooFew = 0
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2)
    if (decodedFrom(compressed.subarray(0, middle)).length >= length) enough = middle
    else tooFew = middle
  }
  return enough
}

/** What a browser can decode of a partially received page. */
function decodedFrom(part: Buffer): string {
  return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
}
