const [quote, backslash, openList, closeList, openGroup, closeGroup] = [...'"\\[]{}'].map((character) =>
  character.charCodeAt(0),
)

/**
 * Whether arrays and objects are nested more than `maxDepth` levels deep. Checked before parsing, because parsing a body
 * of many brackets would block the process.
 */
export function isDeeperThan(maxDepth: number, json: string): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    if (code === quote) isText = !isText
    else if (isText) {
      if (code === backslash) index += 1
    } else if (code === openList || code === openGroup) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (code === closeList || code === closeGroup) depth -= 1
  }
  return false
}
