/** Walls made of tiles: panels and page banners. */
import { glazeShades, grout, inks, panelFrame } from './colours.ts'
import { topicIcon } from './icons.ts'
import { axialNames, axials } from './motifs/axials.ts'
import { medallionNames, medallions } from './motifs/centres.ts'
import { diagonalNames, diagonals } from './motifs/diagonals.ts'
import { hash } from './random.ts'
import { at, faded, framed, type Markup, rect, shared, times, turn } from './svg.ts'
import { simpleTile, type TileOptions, tile, tileBox, tileIcon } from './tile.ts'
import { topicIds } from './topics.ts'

/** A tile whose top left corner is at (x, y). */
const tileIn = (x: number, y: number, size: number, markup: Markup): Markup =>
  framed(x, y, size, size, tileBox, markup)

/** Plain glazed tiles with their joints. */
function plainWall(cols: number, rows: number, size: number): Markup {
  const [width, height] = [cols * size, rows * size]
  const joints =
    times(cols - 1, (x) => `M${(x + 1) * size} 0v${height}`) +
    times(rows - 1, (y) => `M0 ${(y + 1) * size}h${width}`)
  const tones = times(rows, (y) =>
    times(cols, (x) => {
      const tone = glazeShades[(x * 7 + y * 5 + ((x * y) % 3)) % 5] ?? inks.bg
      return tone === inks.bg ? '' : rect(x * size, y * size, size, size, tone)
    }),
  )
  return (
    rect(0, 0, width, height, inks.bg) +
    tones +
    faded(0.8, `<path d="${joints}" fill="none" stroke="${grout}" stroke-width="1.6"/>`)
  )
}

/** Positions of a panel's small tiles on an 8 × 6 grid, and the scale of the medallion in the middle. */
type Layout = {
  readonly scale: number
  readonly has: (col: number, row: number) => boolean
  readonly slab?: boolean
}

const layouts: readonly Layout[] = [
  { scale: 1.74, has: (col, row) => col === 0 || col === 7 || row === 0 || row === 5 },
  { scale: 2.25, has: (col) => col === 0 || col === 7 },
  { scale: 1.74, has: (_col, row) => row === 0 || row === 5 },
  { scale: 2.25, has: (col, row) => Math.min(col, 7 - col) + Math.min(row, 5 - row) < 2 },
  { scale: 1.86, has: (col) => col < 2 || col > 5 },
  // One large tile instead of a medallion, and a small tile in every corner.
  { scale: 1, slab: true, has: (col, row) => (col === 0 || col === 7) && (row === 0 || row === 5) },
]

/** Selects a topic's layout: by its position in the lists for bundled topics, by a hash of the id for the owner's. */
function turnOf(id: string): number {
  const index = topicIds.indexOf(id)
  return index < 0 ? hash(`panel ${id}`) % 600 : index
}

const nth = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0]

/** A board of tiles around a large medallion with the topic's icon. */
export function topicPanel(id: string): Markup {
  const v = turnOf(id)
  const row6 = Math.floor(v / 6)
  const layout = layouts[v % layouts.length] ?? { scale: 1.74, has: () => false }
  const axial = nth(axialNames, v + row6)
  const diagonal = nth(diagonalNames, v + row6)
  const medallion = nth(medallionNames, v * 3 + row6)
  const invert = (v + row6) % 2 === 0
  const module = shared(simpleTile(`marco ${id}`, { invert }))
  const icon = topicIcon(id)
  const growth =
    turn(4, axials[axial](inks)) +
    turn(4, diagonals[diagonal](inks), 45) +
    medallions[medallion](inks) +
    tileIcon(icon, inks, 2.55, 1.5)
  return (
    plainWall(8, 6, 100) +
    times(6, (row) =>
      times(8, (col) => (layout.has(col, row) ? tileIn(col * 100, row * 100, 100, module) : '')),
    ) +
    (layout.slab
      ? rect(192, 92, 416, 416, panelFrame) +
        tileIn(200, 100, 400, tile(id, { icon, axial, diagonal, medallion, invert }))
      : at(400, 300, growth, layout.scale))
  )
}

/** A banner of adjacent inverse tiles without background: their flowers join. On phones its tiles are simple ones. */
export function banner(seed: string, isSmall: boolean): Markup {
  return (
    rect(0, 0, 960, 480, inks.line) +
    times(2, (row) =>
      times(4, (col) => {
        const i = row * 4 + col
        const options: TileOptions = {
          invert: true,
          bare: true,
          axial: axialNames[i % 4] ?? 'tulipan',
          diagonal: diagonalNames[(i + hash(seed)) % 3] ?? 'hoja',
        }
        const drawTile = isSmall ? simpleTile : tile
        return tileIn(col * 240, row * 240, 240, drawTile(`${seed}${i}`, options))
      }),
    )
  )
}
