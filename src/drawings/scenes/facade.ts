import { accent, brand, glaze, inks, paper } from '../colours.ts'
import { leaf } from '../flowers.ts'
import { bezier, brush, type Point, swell } from '../geometry.ts'
import { inkedPetal } from '../strokes.ts'
import { at, disc, each, line, type Markup, path, place, rect, shared, times, turn } from '../svg.ts'
import { tile } from '../tile.ts'
import { pottedPlant, room, shadow, tileAt, wainscot } from './set.ts'

/** The entrance from the street: an arched door in a frame of tiles. */
export const facade = (): Markup =>
  room({ wall: accent[100], floor: 520 }) +
  disc(648, 110, 44, accent[300]) +
  rect(0, 40, 800, 480, brand[100]) +
  rect(0, 30, 800, 22, paper) +
  rect(0, 50, 800, 6, brand[400]) +
  wainscot(424, 96) +
  rect(0, 520, 800, 80, brand[200]) +
  line(
    'M0 560H800M120 520V560M330 520V560M540 520V560M720 520V560M220 560V600M440 560V600M640 560V600',
    brand[300],
    3,
    'butt',
  ) +
  doorFrame() +
  door() +
  rect(250, 512, 300, 14, paper) +
  rect(232, 526, 336, 16, glaze) +
  plaque() +
  lantern() +
  shadow(166, 552, 62) +
  pottedPlant(166, 552, 0.9) +
  shadow(636, 552, 62) +
  pottedPlant(636, 552, 0.9) +
  bougainvillea()

function doorFrame(): Markup {
  const flower = shared(turn(4, inkedPetal(inks, 1, 12.5, 4.8, 'point', false)))
  const arch = times(13, (i) => {
    const angle = Math.PI + (Math.PI * i) / 12
    return at(400 + 119 * Math.cos(angle), 236 + 119 * Math.sin(angle), flower)
  })
  return (
    path('M262 520V236A138 138 0 0 1 538 236V520Z', brand[800]) +
    path('M272 520V236A128 128 0 0 1 528 236V520Z', glaze) +
    arch +
    times(9, (i) => at(281, 268 + i * 30, flower) + at(519, 268 + i * 30, flower))
  )
}

const door = (): Markup =>
  path('M292 520V236A108 108 0 0 1 508 236V520Z', brand[800]) +
  path('M300 520V238A100 100 0 0 1 396 140V520Z', brand[600]) +
  path('M500 520V238A100 100 0 0 0 404 140V520Z', brand[600]) +
  each(
    [
      [312, 262, 72, 96],
      [312, 374, 72, 128],
      [416, 262, 72, 96],
      [416, 374, 72, 128],
    ] as readonly (readonly [number, number, number, number])[],
    ([x, y, w, h]) => rect(x, y, w, h, brand[700]) + rect(x + 7, y + 7, w - 14, h - 14, brand[600]),
  ) +
  path('M322 246A78 78 0 0 1 386 166V246Z', accent[300]) +
  path('M478 246A78 78 0 0 0 414 166V246Z', accent[300]) +
  disc(388, 372, 7, accent[500]) +
  disc(412, 372, 7, accent[500])

const plaque = (): Markup =>
  rect(96, 214, 120, 150, brand[800]) +
  rect(102, 220, 108, 138, glaze) +
  tileAt(114, 224, 84, tile('placa', { rosette: 'ocho' })) +
  rect(118, 318, 76, 5, brand[700]) +
  rect(126, 331, 60, 4, brand[400]) +
  rect(134, 342, 44, 4, brand[400])

const lantern = (): Markup =>
  line('M610 196H640V214', brand[900], 5) +
  path('M622 214H658L664 232H616Z', brand[900]) +
  path('M618 232H662L654 290H626Z', accent[300]) +
  line('M640 232V290M618 232L626 290M662 232L654 290', brand[900], 4) +
  rect(622, 290, 36, 8, brand[900])

function bougainvillea(): Markup {
  const vines: readonly (readonly [Point, Point, Point, Point])[] = [
    [
      [800, 60],
      [700, 70],
      [690, 130],
      [742, 190],
    ],
    [
      [800, 90],
      [740, 120],
      [720, 190],
      [768, 262],
    ],
  ]
  const blooms: readonly Point[] = [
    [722, 92],
    [712, 136],
    [744, 176],
    [768, 112],
    [756, 214],
    [784, 166],
    [772, 258],
    [790, 78],
    [738, 122],
  ]
  const bloom = shared(
    turn(5, inkedPetal({ ...inks, wash: accent[500], line: brand[800] }, 2, 17, 8, 'heart', false)) +
      disc(0, 0, 4, paper),
  )
  return (
    each(vines, ([a, b, c, d]) => path(brush(bezier(a, b, c, d), swell(4, 8, 0.3), 8), brand[800])) +
    each(blooms, ([x, y], i) => (i % 3 === 2 ? place(x, y, i * 50, leaf(36)) : at(x, y, bloom)))
  )
}
