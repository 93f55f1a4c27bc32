import { iconShapes, interfaceIcons } from '#drawings/icons.ts'

/** A script may add any of these to a page. */
const addedByScripts = Object.keys(interfaceIcons).map((name) => `l-${name}`)

const shapes: ReadonlyMap<string, string> = new Map(Object.entries(iconShapes))

/**
 * A hidden SVG with the shapes of the icons that the page uses.
 * @param withLate Also of those that visitors' browsers load after the first paint.
 */
export function iconSprite(body: string, withLate: boolean): string {
  const references = body.matchAll(withLate ? /href="#([il]-[a-z0-9-]+)"/g : /href="#(i-[a-z0-9-]+)"/g)
  const ids = new Set([...[...references].map(([, id = '']) => id), ...(withLate ? addedByScripts : [])])
  const symbols = [...ids].sort().flatMap((id) => {
    const shape = shapes.get(id.slice(2))
    return shape ? [`<symbol id="${id}" viewBox="0 0 24 24">${shape}</symbol>`] : []
  })
  return symbols.length > 0 ? `<svg hidden="">${symbols.join('')}</svg>` : ''
}
