const [quote, backslash, openList, closeList, openGroup, closeGroup] = [...'"\\[]{}'].map((character) =>
  character.charCodeAt(0),
)

/**
 * Whether lists and groups stand in each other more than `most` deep. Told before anything is made of the text: a body of
 * nothing but brackets would keep the process busy for long.
 */
export function isDeeperThan(most: number, json: string): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    if (code === quote) isText = !isText
    else if (isText) {
      if (code === backslash) index += 1
    } else if (code === openList || code === openGroup) {
      depth += 1
      if (depth > most) return true
    } else if (code === closeList || code === closeGroup) depth -= 1
  }
  return false
}
