import { accent, brand, paper } from '../colours.ts'
import type { Point } from '../geometry.ts'
import { at, each, line, type Markup, oval, path, place, times } from '../svg.ts'
import { marker } from './markers.ts'

const skin =
  'M84 -10C76 64 76 122 90 168C102 206 122 222 150 240C178 258 204 282 212 318C224 332 244 326 256 326C270 326 290 332 304 322C316 310 344 302 372 288C430 260 452 210 438 162C418 104 404 54 420 -10'

/** Places a shape on the axis of the vagina: the origin at its opening, the negative y axis inwards. */
const onVagina = (markup: Markup): Markup => place(242, 318, 24, markup)

const outlined = (d: string, fill: string): Markup => path(d, fill) + line(d, brand[700], 3)

/** The womb, which leans forward over the bladder; the origin is at the mouth of the cervix. */
const womb: Markup = place(
  287,
  214,
  -52,
  outlined(
    'M-18 6C-21 -10 -15 -24 -17 -40C-22 -58 -42 -74 -40 -104C-37 -128 -19 -140 0 -140C19 -140 37 -128 40 -104C42 -74 22 -58 17 -40C15 -24 21 -10 18 6C10 14 -10 14 -18 6Z',
    brand[200],
  ) + line('M0 8V-104', accent[500], 4),
)

const vertebrae: readonly (readonly [number, number, number])[] = [
  [394, 26, 22],
  [400, 70, 14],
  [406, 112, 6],
  [404, 152, -14],
  [388, 186, -34],
]

const bone = (rx: number, ry: number): Markup =>
  oval(0, 0, rx, ry, brand[400]) + oval(0, 0, rx - 2.5, ry - 2.5, paper)

/**
 * The pelvis from the side; the front is on the left.
 * @param vagina The width to which it is opened.
 * @param bladder How full it is, from 0.8 to 1.
 */
function pelvis(vagina: number, bladder: number): Markup {
  const half = vagina / 2
  const rectum = 'M338 -10C322 32 354 66 362 108C370 154 354 188 334 218C314 246 306 276 300 306'
  return (
    path(skin, brand[50]) +
    each(vertebrae, ([x, y, angle]) => place(x, y, angle, bone(15, 21))) +
    line(rectum, brand[700], 30) +
    line(rectum, brand[100], 24.5) +
    onVagina(
      outlined(
        `M${-half} 6C${-half - 3} -40 ${-half - 3} -76 -26 -104C-18 -126 22 -130 32 -108C${half + 7} -80 ${half + 3} -40 ${half} 6`,
        accent[100],
      ),
    ) +
    womb +
    at(
      182,
      196,
      outlined(
        'M-34 -20C-22 -40 22 -38 36 -18C48 2 36 28 18 38C8 44 -2 44 -12 38C-36 24 -46 0 -34 -20Z',
        paper,
      ),
      bladder,
    ) +
    line('M190 228C200 256 212 288 218 318', brand[700], 7) +
    line('M190 225C200 256 212 288 218 321', paper, 2.4) +
    place(132, 206, -38, bone(14, 26)) +
    line(skin, brand[700], 3)
  )
}

const tool = (d: string, width: number): Markup => line(d, brand[800], width) + line(d, paper, width - 5)

/** How a sample of the cervix is taken: speculum and brush. */
export const smear = (): Markup =>
  pelvis(52, 0.8) +
  onVagina(
    tool('M-23 34C-25 -10 -24 -50 -20 -84', 10) +
      tool('M23 34C25 -10 24 -50 22 -84', 10) +
      line('M0 42L3 -96', brand[800], 4) +
      times(5, (index) => line(`M-7 ${-82 - index * 6}L12 ${-86 - index * 6}`, accent[500], 3.2)),
  ) +
  marker(1, [150, 56], [220, 140]) +
  marker(2, [322, 80], [288, 204]) +
  marker(3, [156, 336], [250, 300]) +
  marker(4, [356, 336], [284, 276]) +
  marker(5, [34, 150], [170, 192]) +
  marker(6, [462, 110], [364, 132])

/** Sound that runs from a point, as arcs: 0° is upwards. */
const waves = ([x, y]: Point, angle: number, radii: readonly number[]): Markup =>
  place(
    x,
    y,
    angle,
    each(radii, (r) =>
      line(`M${-r * 0.6} ${-r * 0.8}A${r} ${r} 0 0 1 ${r * 0.6} ${-r * 0.8}`, accent[500], 3),
    ),
  )

/** From where an ultrasound looks at the pelvis: from the vagina and through the skin. */
export const ultrasound = (): Markup =>
  pelvis(30, 1) +
  onVagina(tool('M0 34V-78', 24) + waves([0, -74], -34, [30, 48, 66])) +
  place(
    80,
    150,
    82,
    outlined('M-26 -4C-26 -15 26 -15 26 -4L15 20C12 30 12 38 12 52H-12C-12 38 -12 30 -15 20Z', paper) +
      waves([0, 14], 0, [52, 72, 92]),
  ) +
  marker(1, [150, 336], [240, 320]) +
  marker(2, [34, 86], [58, 142]) +
  marker(3, [34, 250], [180, 206]) +
  marker(4, [200, 56], [226, 138])
