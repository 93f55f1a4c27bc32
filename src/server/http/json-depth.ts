const [quote, backslash, openList, closeList, openGroup, closeGroup] = [...'"\\[]{}'].map((character) =>
  character.charCodeAt(0),
)

/**
 * Whether arrays and objects are nested more than `maxDepth` levels deep. Checked before parsing, because parsing a body
 * of many brackets would block the process.
 */
export function isDeeperThan(maxDepth: number, json: string): boolean {
  let depth = 0
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    // Most of a body is in its texts, and `indexOf` reads them many times faster than this loop.
    if (code === quote) index = endOfText(json, index)
    else if (code === openList || code === openGroup) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (code === closeList || code === closeGroup) depth -= 1
  }
  return false
}

/** Index of the quote that ends the text; the length of the JSON if there is none. */
function endOfText(json: string, start: number): number {
  let end = start
  do end = json.indexOf('"', end + 1)
  while (end !== -1 && isEscaped(json, end))
  return end === -1 ? json.length : end
}

function isEscaped(json: string, index: number): boolean {
  let first = index
  while (json.charCodeAt(first - 1) === backslash) first -= 1
  return (index - first) % 2 === 1
}
