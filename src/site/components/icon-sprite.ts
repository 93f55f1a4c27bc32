import { interfaceIcons, topicIcons } from '#site/drawings/icons.ts'
import { iconId } from './icon.tsx'

const shapes = new Map<string, string>([
  ...Object.entries(interfaceIcons).map(([name, shape]) => [iconId(name), shape] as const),
  ...Object.entries(topicIcons).map(([name, shape]) => [iconId(`topic:${name}`), shape] as const),
])

/** Stands in for the icon of an entry that the drawings do not know. */
const genericIcon = '<circle cx="12" cy="12" r="7"/><circle cx="12" cy="12" r="2.5"/>'

/** The shapes of the icons that a page uses, each once, as one hidden SVG. */
export function iconSprite(body: string): string {
  const ids = new Set([...body.matchAll(/href="#(i-[a-z0-9-]+)"/g)].map(([, id = '']) => id))
  const symbols = [...ids].sort().map((id) => {
    return `<symbol id="${id}" viewBox="0 0 24 24">${shapes.get(id) ?? genericIcon}</symbol>`
  })
  return symbols.length > 0 ? `<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>` : ''
}
