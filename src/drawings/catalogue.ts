import { inverseWall, quietWall, tileIn } from './boards.ts'
import { brand } from './colours.ts'
import { documents } from './documents.ts'
import { familySketch } from './families.ts'
import { figures } from './figures/index.ts'
import { insurerLogos } from './insurers.ts'
import { murals } from './murals.ts'
import { ornaments } from './ornaments.ts'
import { payments } from './payments.ts'
import { placeholders } from './placeholders.ts'
import { purposes } from './purposes.ts'
import { scenes } from './scenes/index.ts'
import { rect } from './svg.ts'
import type { Sketch } from './svg-file.ts'
import { tile } from './tile.ts'
import { topicIds } from './topics.ts'

const pageIds = ['servicios', 'enfermedades', 'sintomas', 'contacto', 'general', 'no-encontrada']

const single: Readonly<Record<string, Sketch>> = {
  llamado: { width: 720, height: 720, draw: () => inverseWall(3, 3, 240, 'c', brand[900]) },
  'llamado-individual': {
    width: 480,
    height: 480,
    draw: () =>
      rect(0, 0, 480, 480, brand[800]) +
      tileIn(0, 0, 480, tile('ind', { invert: true, bare: true, rosette: 'dalia', axial: 'pluma' })),
  },
  respaldo: { width: 800, height: 600, draw: quietWall },
  ...murals,
  ...ornaments,
  ...scenes,
  ...documents,
  ...insurerLogos,
  ...payments,
  ...placeholders,
  ...purposes,
  ...figures,
}

const named = (name: string) => `/dibujos/${name}.svg`

const sketches: ReadonlyMap<string, Sketch> = new Map([
  ...Object.entries(single).map(([name, sketch]): [string, Sketch] => [named(name), sketch]),
  ...topicIds
    .flatMap((id) => [
      `azulejos/${id}`,
      `azulejos/${id}-chico`,
      `azulejos/${id}-inverso`,
      `paneles/${id}`,
      `franjas/${id}`,
    ])
    .concat(pageIds.map((id) => `franjas/${id}`))
    .flatMap((name): [string, Sketch][] => {
      const sketch = familySketch(named(name))
      return sketch ? [[named(name), sketch]] : []
    }),
])

/** Paths of all bundled drawings. Tiles, panels and banners also exist for other ids. */
export const drawingPaths: readonly string[] = [...sketches.keys()]

export const sketchOf = (path: string): Sketch | undefined => sketches.get(path) ?? familySketch(path)
