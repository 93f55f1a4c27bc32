import { interfaceIcons } from '#drawings/icons.ts'

const shapes: ReadonlyMap<string, string> = new Map(Object.entries(interfaceIcons))

/** A hidden SVG with the shapes of the first screen's icons that the page uses. */
export function iconSprite(body: string): string {
  const names = new Set([...body.matchAll(/href="#i-([a-z0-9-]+)"/g)].map(([, name = '']) => name))
  const symbols = [...names].sort().map((name) => {
    return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes.get(name) ?? ''}</symbol>`
  })
  return symbols.length > 0 ? `<svg hidden="">${symbols.join('')}</svg>` : ''
}
