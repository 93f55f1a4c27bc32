/** Furniture and fittings of the practice's rooms. Scenes are 800 × 600. */
import { accent, brand, clay, clayLight, glaze, inks, paper } from '../colours.ts'
import { carnation, dahlia, leaf, stem } from '../flowers.ts'
import { n } from '../geometry.ts'
import { inkedPetal } from '../strokes.ts'
import {
  at,
  clipped,
  disc,
  each,
  framed,
  line,
  type Markup,
  oval,
  path,
  paved,
  place,
  rect,
  shared,
  turn,
} from '../svg.ts'
import { simpleTile, type TileOptions, tile, tileBox } from '../tile.ts'

export const shadow = (x: number, y: number, rx: number, ry = 9): Markup =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${brand[300]}" opacity=".55"/>`

export const room = ({
  floor = 470,
  wall = brand[50] as string,
  ground = brand[200] as string,
} = {}): Markup => rect(0, 0, 800, 600, wall) + rect(0, floor, 800, 600 - floor, ground)

/** A wainscot of tiles along the whole wall. */
export function wainscot(y: number, height: number, size = 46): Markup {
  const module = at(size / 2, size / 2, simpleTile('lambrin'), size / 240)
  return (
    paved({ x: 0, y, width: 800, height }, { size, markup: module, y: y + 9 }) +
    rect(0, y - 5, 800, 14, brand[800]) +
    rect(0, y + height - 4, 800, 10, brand[800])
  )
}

export const tileAt = (x: number, y: number, size: number, markup: Markup): Markup =>
  framed(x, y, size, size, tileBox, markup)

/** A tile hung as a picture. */
export const framedTile = (x: number, y: number, size: number, seed: string, options?: TileOptions): Markup =>
  rect(x - 8, y - 8, size + 16, size + 16, brand[800]) +
  rect(x - 4, y - 4, size + 8, size + 8, paper) +
  tileAt(x, y, size, size < 80 ? simpleTile(seed, options) : tile(seed, options))

export const diploma = (x: number, y: number, w: number, h: number): Markup =>
  rect(x, y, w, h, brand[800]) +
  rect(x + 5, y + 5, w - 10, h - 10, paper) +
  rect(x + w * 0.24, y + h * 0.24, w * 0.52, 4, brand[500]) +
  each([0.42, 0.54, 0.66], (k) => rect(x + w * 0.2, y + h * k, w * 0.6, 2.5, brand[200])) +
  disc(x + w * 0.5, y + h * 0.82, 6, accent[500])

export type View = {
  sky: string
  sun: string
  hill: string
  plain: string
  dome: string
  sunAt?: readonly [number, number]
}

const day: View = {
  sky: accent[100],
  sun: accent[300],
  hill: brand[200],
  plain: brand[400],
  dome: brand[600],
}

/** A window under an arch, with a dome and a volcano in the distance. */
export function archedWindow(x: number, y: number, w: number, h: number, view: View = day): Markup {
  const r = w / 2
  const outline = `M${x} ${y + h}V${y + r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h}Z`
  const px = (k: number) => n(x + w * k)
  const py = (k: number) => n(y + h * k)
  const [sunX, sunY] = view.sunAt ?? [0.76, 0.26]
  const landscape =
    rect(x, y, w, h, view.sky) +
    disc(x + w * sunX, y + h * sunY, w * 0.1, view.sun) +
    path(
      `M${x - 20} ${py(0.72)}L${px(0.36)} ${py(0.36)}L${px(0.5)} ${py(0.46)}L${px(1.1)} ${py(0.78)}V${y + h}H${x - 20}Z`,
      view.hill,
    ) +
    path(
      `M${px(0.25)} ${py(0.435)}L${px(0.36)} ${py(0.36)}L${px(0.5)} ${py(0.46)}L${px(0.41)} ${py(0.45)}L${px(0.35)} ${py(0.49)}L${px(0.3)} ${py(0.45)}Z`,
      paper,
    ) +
    rect(x, y + h * 0.78, w, h * 0.22, view.plain) +
    path(
      `M${px(0.54)} ${py(0.8)}V${py(0.72)}C${px(0.54)} ${py(0.58)} ${px(0.86)} ${py(0.58)} ${px(0.86)} ${py(0.72)}V${py(0.8)}Z`,
      view.dome,
    ) +
    rect(x + w * 0.685, y + h * 0.55, w * 0.03, h * 0.08, view.dome) +
    disc(x + w * 0.7, y + h * 0.545, w * 0.022, accent[500]) +
    rect(x, y + h * 0.86, w, h * 0.14, brand[500])
  return (
    clipped(outline, landscape) +
    `<path d="${outline}" fill="none" stroke="${paper}" stroke-width="16"/>` +
    `<path d="${outline}" fill="none" stroke="${brand[700]}" stroke-width="4"/>` +
    line(`M${x + r} ${y}V${y + h}M${x} ${y + r}H${x + w}M${x} ${py(0.68)}H${x + w}`, paper, 6, 'butt') +
    rect(x - 18, y + h - 4, w + 36, 14, paper) +
    rect(x - 18, y + h + 8, w + 36, 4, brand[700])
  )
}

export const hangingLamp = (x: number, y: number, r = 54): Markup =>
  line(`M${x} 0V${y}`, brand[800], 3) +
  path(
    `M${x - r} ${y + 46}C${x - r} ${y + 6} ${x - 20} ${y} ${x} ${y - 4}C${x + 20} ${y} ${x + r} ${y + 6} ${x + r} ${y + 46}Z`,
    brand[800],
  ) +
  oval(x, y + 46, r, 7, accent[300])

type Book = readonly [width: number, height: number, colour: string]

export function books(x: number, y: number, row: readonly Book[]): Markup {
  let left = x
  return each(row, ([w, h, colour]) => {
    const book = rect(left, y - h, w, h, colour, 1) + rect(left + w * 0.3, y - h + 10, w * 0.4, 3, paper)
    left += w + 2
    return book
  })
}

/** A Talavera vase with flowers, about 240 high; its base is at the origin. */
export const bouquet = (): Markup =>
  shared(
    stem([0, -92], [-4, -130], [-18, -150], [-34, -176], brand[800]) +
      stem([0, -92], [4, -140], [2, -170], [4, -210], brand[800]) +
      stem([2, -92], [10, -126], [26, -140], [46, -160], brand[800]) +
      place(-16, -140, -70, leaf(34)) +
      place(4, -160, 52, leaf(32)) +
      place(24, -138, 96, leaf(30)) +
      place(-6, -118, -46, leaf(28)) +
      place(-36, -176, -16, carnation(32)) +
      place(4, -212, 2, carnation(38)) +
      at(50, -168, dahlia(26)) +
      emptyVase(),
  )

export const emptyVase = (): Markup =>
  path(
    'M-18 -96H18L16 -84C20 -72 40 -64 40 -38C40 -18 26 -8 24 0H-24C-26 -8 -40 -18 -40 -38C-40 -64 -20 -72 -16 -84Z',
    brand[800],
  ) +
  path(
    'M-13 -82H13C18 -68 34 -58 34 -38C34 -20 22 -10 20 -4H-20C-22 -10 -34 -20 -34 -38C-34 -58 -18 -68 -13 -82Z',
    glaze,
  ) +
  at(0, -38, turn(8, inkedPetal(inks, 4, 17, 5.6, 'heart', false)) + disc(0, 0, 5, accent[500])) +
  rect(-19, -10, 38, 4, brand[600])

/** A plant in a clay pot with its base at (x, y). */
export const pottedPlant = (x: number, y: number, scale = 1): Markup => {
  const leaves: readonly (readonly [number, number])[] = [
    [-52, 150],
    [-30, 190],
    [-10, 220],
    [14, 205],
    [34, 180],
    [56, 140],
  ]
  const green = (i: number) => ({ ...inks, wash: i % 2 ? brand[400] : brand[500], line: brand[800] })
  const plant =
    each(leaves, ([angle, length], i) =>
      place(0, -70, angle, inkedPetal(green(i), 0, length * 0.82, 17, 'point')),
    ) +
    path('M-46 -78H46L36 0H-36Z', clay) +
    rect(-50, -86, 100, 16, clayLight, 2)
  return at(x, y, shared(plant), scale)
}

export const cup = (x: number, y: number): Markup =>
  path(`M${x} ${y}h30v24c0 8-30 8-30 0z`, paper) +
  line(`M${x + 30} ${y + 6}c14-2 14 16 0 14`, paper, 5) +
  rect(x, y + 8, 30, 6, brand[600])

/** A folded sheet at the foot of an examination bed. */
export const foldedSheet = (x: number, y: number, w: number, h: number): Markup =>
  rect(x, y, w, h, brand[300]) + line(`M${x} ${y + h * 0.36}h${w}M${x} ${y + h * 0.64}h${w}`, brand[500], 2.5)

/** A curtain on a rail, from x 0 to about 300. */
export const curtain = (): Markup =>
  rect(0, 54, 302, 432, paper) +
  line('M0 54H330', brand[500], 5) +
  each([0, 1, 2, 3, 4, 5], (i) => {
    const x = i * 52
    return path(
      `M${x - 12} 54C${x - 4} 180 ${x - 22} 330 ${x - 8} 486H${x + 40}C${x + 30} 330 ${x + 48} 180 ${x + 40} 54Z`,
      i % 2 ? brand[100] : paper,
    )
  }) +
  each([0, 1, 2, 3, 4, 5, 6], (i) => disc(i * 52 - 8, 54, 5, brand[700]))

/** A metal trolley on wheels; its top edge is at (x, y) and it is 160 wide. */
export const trolley = (x: number, y: number, floor: number): Markup =>
  rect(x, y, 160, 20, brand[800], 8) +
  rect(x + 18, y + 20, 124, floor - y - 50, brand[600], 6) +
  rect(x + 34, y + 38, 92, 6, brand[300], 3) +
  rect(x + 34, y + 56, 92, 6, brand[300], 3) +
  disc(x + 38, floor - 14, 13, brand[950]) +
  disc(x + 122, floor - 14, 13, brand[950]) +
  rect(x + 14, floor - 32, 132, 10, brand[900], 4)

/** A screen on a wall or an arm; draws its picture in a box centred on (0, 0). */
export const screen = (x: number, y: number, w: number, h: number, picture: Markup, tilt = 0): Markup =>
  place(
    x,
    y,
    tilt,
    rect(-w / 2, -h / 2, w, h, brand[900], 8) +
      clipped(
        `M${-w / 2 + 10} ${-h / 2 + 10}h${w - 20}v${h - 20}h${-(w - 20)}z`,
        rect(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, brand[950]) + picture,
      ),
  )
