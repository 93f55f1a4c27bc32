/** Drawings that exist for every id, so that an entry that the owner adds has its tile at once. */
import { banner, topicPanel } from './boards.ts'
import { topicIcon } from './icons.ts'
import type { Sketch } from './svg-file.ts'
import { simpleTile, tile, tileBox } from './tile.ts'

const families: Readonly<Record<string, (slug: string) => Sketch>> = {
  azulejos: topicTile,
  paneles: (slug) => ({ width: 800, height: 600, draw: () => topicPanel(slug) }),
  franjas: (slug) => ({
    width: 960,
    height: 480,
    draw: () => banner(slug.replace(/-chico$/, ''), slug.endsWith('-chico')),
  }),
}

/** Names of all drawings for an id. */
export const familyNames = (id: string): readonly string[] => [
  `azulejos/${id}`,
  `azulejos/${id}-chico`,
  `azulejos/${id}-inverso`,
  `paneles/${id}`,
  `franjas/${id}`,
  `franjas/${id}-chico`,
]

export function familySketch(path: string): Sketch | undefined {
  const [, family = '', slug = ''] = /^\/dibujos\/([a-z]+)\/([a-z0-9-]{1,80})\.svg$/.exec(path) ?? []
  return Object.hasOwn(families, family) ? families[family]?.(slug) : undefined
}

function topicTile(slug: string): Sketch {
  const [, id = slug, version] = /^(.+)-(chico|inverso)$/.exec(slug) ?? []
  const size = version === 'chico' ? 160 : 480
  const icon = topicIcon(id)
  return {
    width: size,
    height: size,
    viewBox: tileBox,
    draw: () =>
      version === 'chico' ? simpleTile(id, { icon }) : tile(id, { icon, invert: version === 'inverso' }),
  }
}
