/** The cover's mural in its three crops, and the wide slides of the carousel. */
import { inverseWall, tileIn } from './boards.ts'
import { brand, clayDark, clayLight, inks } from './colours.ts'
import { board, border, crown, tree } from './mural.ts'
import { archedWindow, bouquet, framedTile, pottedPlant, shadow } from './scenes/set.ts'
import { at, clipped, each, type Markup, paved, rect, shared, times } from './svg.ts'
import type { Sketch } from './svg-file.ts'
import { simpleTile, tile } from './tile.ts'

const square = (): Markup => board(6, 6, tree()) + border(6, 6)

/** For tablets: a column of tiles on each side of the tree. */
function wide(): Markup {
  const sideTile = shared(tile('mural', { rosette: 'dalia', axial: 'pluma', diagonal: 'voluta' }))
  const otherTile = shared(tile('mural', { rosette: 'ocho', axial: 'pluma', diagonal: 'voluta' }))
  const column = (x: number) => times(4, (i) => tileIn(x, i * 150, 150, i % 2 ? otherTile : sideTile))
  return board(9, 6, tree()) + column(-450) + column(300) + border(9, 6)
}

/** For phones: the central flower above the lower border. */
const narrow = (): Markup => clipped('M-300 0H300V425H-300Z', board(6, 5, crown(425))) + border(6, 4.25)

export const murals: Readonly<Record<string, Sketch>> = {
  mural: { width: 700, height: 700, viewBox: '-350 -50 700 700', draw: square },
  'mural-ancho': { width: 1000, height: 700, viewBox: '-500 -50 1000 700', draw: wide },
  'mural-movil': { width: 720, height: 540, viewBox: '-350 -50 700 525', draw: narrow },
  'portada/1': slide(muralSlide),
  'portada/2': slide(tilesSlide),
  'portada/3': slide(roomSlide),
}

function slide(draw: () => Markup): Sketch {
  return { width: 1600, height: 900, draw }
}

/** The mural on a cobalt wall. */
function muralSlide(): Markup {
  return (
    rect(0, 0, 1600, 900, brand[800]) +
    rect(0, 792, 1600, 108, brand[900]) +
    times(16, (i) =>
      tileIn(
        i * 108,
        792,
        108,
        shared(simpleTile('zocalo', { inks: { ...inks, line: brand[900] }, invert: true })),
      ),
    ) +
    rect(906, 56, 636, 636, brand[950]) +
    at(1224, 374 - 260, board(6, 6, tree()) + border(6, 6), 0.868)
  )
}

/** Tiles that move in from the right in steps and join. */
function tilesSlide(): Markup {
  const size = 180
  const starts = [6, 5, 6, 4, 5]
  const steps = starts.map(
    (col, row) => `M${col * size - 100} ${row * size}H1600V${(row + 1) * size}H${col * size - 100}Z`,
  )
  return (
    rect(0, 0, 1600, 900, brand[800]) +
    clipped(steps.join(''), at(-100, 0, inverseWall(10, 5, size, 'portada'))) +
    each(
      [
        [7, 1],
        [8, 3],
        [6, 2],
      ] as readonly (readonly [number, number])[],
      ([col, row], i) =>
        tileIn(col * size - 100, row * size, size, tile(`portada ${i}`, { rosette: 'dalia' })),
    )
  )
}

/** A room in daylight: cobalt wall, tiled dado, window and flowers. */
function roomSlide(): Markup {
  return (
    rect(0, 0, 1600, 900, brand[700]) +
    rect(0, 770, 1600, 130, brand[900]) +
    paved(
      { x: 0, y: 560, width: 1600, height: 210 },
      { size: 70, y: 560, markup: at(35, 35, simpleTile('lambrin'), 70 / 240) },
    ) +
    rect(0, 548, 1600, 16, brand[900]) +
    rect(0, 764, 1600, 14, brand[900]) +
    archedWindow(1010, 90, 250, 360) +
    framedTile(1360, 100, 140, 'portada', { rosette: 'doble', axial: 'granada' }) +
    shadow(1290, 848, 250, 16) +
    rect(1110, 652, 18, 194, clayDark) +
    rect(1452, 652, 18, 194, clayDark) +
    rect(1060, 628, 460, 26, clayLight, 4) +
    at(1400, 630, bouquet(), 1.4) +
    pottedPlant(930, 850, 1.5)
  )
}
