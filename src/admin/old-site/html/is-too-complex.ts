/** Pages nest elements some 40 deep, those of page builders some 100. */
const maxOpen = 500
/** A long page has some 2,000. A parser needs more than 1 KB for each. */
const maxTags = 40_000

/** Elements that have no end, or whose end browsers find themselves. */
const endless = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th tbody thead tfoot option'.split(
    ' ',
  ),
)

/**
 * Whether a parser would need time or memory out of proportion: it searches the open elements at each tag, and holds
 * all elements.
 */
export function isTooComplex(html: string): boolean {
  const open = new Map<string, number>()
  let count = 0
  let tags = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,20})/gi)) {
    tags += 1
    if (tags > maxTags) return true
    const tag = name.toLowerCase()
    if (endless.has(tag)) continue
    const ofName = open.get(tag) ?? 0
    if (slash === '') {
      open.set(tag, ofName + 1)
      count += 1
    } else if (ofName > 0) {
      open.set(tag, ofName - 1)
      count -= 1
    }
    if (count > maxOpen) return true
  }
  return false
}
