import { glazeShades, grout, inks } from './colours.ts'
import { beadedDahlia, bud, calyxCarnation, leaf, stem } from './flowers.ts'
import { scrolls } from './frieze.ts'
import { bezier, brush, type Point } from './geometry.ts'
import { hummingbird } from './hummingbird.ts'
import { joined } from './joined.ts'
import { inkedPetal, petal } from './strokes.ts'
import {
  at,
  disc,
  each,
  faded,
  flipped,
  framed,
  type Markup,
  path,
  place,
  rect,
  shared,
  times,
  turn,
} from './svg.ts'

/**
 * A vase on a board of tiles, with a plant whose central flower, branches and buds show uterus, tubes and ovaries.
 * Symmetrical around x = 0; the plant is between y 0 and 600.
 */
export function tree(): Markup {
  const half = shared(crownHalf() + outerBranchEnd() + lowBranch() + dots(600))
  return half + flipped(half) + topFlower() + uterus() + vase()
}

/** What shows of the tree above y = `end`, which is above the vase. Phones do not load what they would not show. */
export function crown(end: number): Markup {
  const half = shared(joined(crownHalf() + dots(end)))
  return half + flipped(half) + topFlower() + joined(uterus())
}

const crownHalf = (): Markup => tubeAndOvary() + upperBranches() + outerBranch()

/** The tiles behind the picture, from the top left corner, and the joints over it. */
export function board(cols: number, rows: number, picture: Markup): Markup {
  const left = (-cols * 100) / 2
  const tiles = times(rows, (y) =>
    times(cols, (x) => {
      const shade = glazeShades[(x * 7 + y * 5 + ((x * y) % 3)) % 5] ?? inks.bg
      return shade === inks.bg ? '' : rect(left + x * 100, y * 100, 100, 100, shade)
    }),
  )
  const joints =
    times(cols + 1, (x) => `M${left + x * 100} 0v${rows * 100}`) +
    times(rows + 1, (y) => `M${left} ${y * 100}h${cols * 100}`)
  return (
    joined(rect(left, 0, cols * 100, rows * 100, inks.bg) + tiles) +
    picture +
    faded(0.75, `<path d="${joints}" fill="none" stroke="${grout}" stroke-width="1.6"/>`)
  )
}

/** A border of scrolls, 50 wide, around a board. */
export function border(cols: number, rows: number): Markup {
  const [w, h] = [cols * 100, rows * 100]
  const run = (count: number) => {
    const strip = shared(joined(at(0, 0, scrolls(Math.ceil(count), { invert: true }), 100 / 96)))
    return framed(0, 0, count * 100, 50, `0 0 ${count * 100} 50`, strip)
  }
  const [across, down] = [run(cols), run(rows)]
  const corner = shared(
    joined(
      rect(-25, -25, 50, 50, inks.line) +
        turn(8, path(petal(5, 20, 5.5), inks.bg)) +
        disc(0, 0, 5, inks.accent),
    ),
  )
  return (
    at(-w / 2, -50, across) +
    place(w / 2, h + 50, 180, across) +
    place(-w / 2 - 50, h, -90, down) +
    place(w / 2 + 50, 0, 90, down) +
    each([-1, 1], (side) => each([-25, h + 25], (y) => at(side * (w / 2 + 25), y, corner)))
  )
}

function tubeAndOvary(): Markup {
  const tube = bezier([44, 236], [66, 168], [150, 150], [186, 208])
  const width = (base: number) => (t: number) => base - 6 * Math.sin(Math.PI * t) + 5 * t * t
  const fimbria: readonly Point[] = [
    [-62, 30],
    [-34, 36],
    [-4, 40],
    [26, 38],
    [56, 32],
  ]
  return (
    path(brush(tube, width(19), 10), inks.line) +
    path(brush(tube, width(11.5), 10), inks.wash) +
    times(8, (i) => {
      const [x, y] = tube((i + 1) / 9.4)
      return disc(x, y, 1.5, inks.line)
    }) +
    each(fimbria, ([angle, length]) =>
      place(187, 207, 172 - angle, inkedPetal(inks, -4, length, 9.5, 'round', false)),
    ) +
    disc(187, 206, 9, inks.line) +
    disc(187, 206, 5.5, inks.accent) +
    stem([34, 292], [62, 318], [92, 320], [134, 304], inks.line, 3, 6) +
    at(162, 300, beadedDahlia(43, 12)) +
    place(88, 314, 152, leaf(32, 10)) +
    place(98, 312, 18, leaf(24, 8))
  )
}

const upperBranches = (): Markup =>
  stem([16, 206], [34, 150], [70, 132], [96, 78], inks.line, 2, 5.5) +
  place(98, 76, 22, bud(50)) +
  place(48, 150, 78, leaf(42, 13)) +
  place(66, 128, -38, leaf(34, 11)) +
  place(84, 103, 84, leaf(32, 10)) +
  at(214, 106, hummingbird())

/** Starts in the vase and grows up along the edge. */
const outerBranch = (): Markup =>
  stem([30, 438], [70, 380], [150, 420], [196, 396], inks.line, 3, 6.5) +
  stem([196, 396], [240, 376], [270, 340], [258, 276], inks.line, 3, 5.5, 0.3) +
  place(257, 278, -5, calyxCarnation(42)) +
  place(226, 380, 96, leaf(52, 16)) +
  place(259, 330, 48, leaf(34, 11)) +
  place(214, 388, -30, leaf(44, 14)) +
  place(170, 402, 168, leaf(46, 14)) +
  place(120, 399, -22, leaf(48, 15)) +
  place(92, 402, 150, leaf(44, 13)) +
  stem([214, 392], [238, 404], [246, 424], [238, 452], inks.line, 1.6, 4.2, 0.5) +
  place(14, 398, 46, leaf(62, 17, 'ogee')) +
  place(12, 362, 62, leaf(46, 13))

const outerBranchEnd = (): Markup => place(236, 452, 158, bud(32))

/** Hangs beside the vase. */
const lowBranch = (): Markup =>
  stem([34, 444], [78, 452], [120, 448], [152, 484], inks.line, 2.4, 6, 0.5) +
  at(164, 506, beadedDahlia(33, 10)) +
  place(112, 455, 128, leaf(40, 12)) +
  place(136, 462, 30, leaf(36, 11)) +
  stem([164, 540], [176, 566], [206, 566], [226, 540], inks.line, 1.6, 4.6, 0.5) +
  place(229, 534, 12, bud(38)) +
  place(204, 562, 136, leaf(28, 9)) +
  place(206, 536, -56, leaf(20, 7))

const dotRadius = 3.2

/** Those that reach above y = `end`. */
const dots = (end: number): Markup =>
  joined(
    each(
      dotPlaces.filter(([, y]) => y - dotRadius < end),
      ([x, y], i) => (i % 3 === 1 ? disc(x, y, dotRadius, inks.accent) : disc(x, y, 2.2, inks.fill)),
    ),
  )

const dotPlaces: readonly Point[] = [
  [128, 204],
  [138, 226],
  [124, 244],
  [226, 232],
  [214, 250],
  [276, 222],
  [60, 72],
  [52, 56],
  [140, 24],
  [156, 34],
  [172, 24],
  [276, 20],
  [276, 40],
  [262, 28],
  [282, 420],
  [272, 500],
  [284, 516],
  [270, 528],
  [92, 364],
  [106, 352],
  [84, 348],
  [120, 556],
  [108, 570],
  [92, 560],
  [280, 580],
]

const topFlower = (): Markup =>
  path(
    brush(bezier([0, 212], [0, 190], [0, 160], [0, 118]), () => 4.6, 4),
    inks.line,
  ) +
  place(0, 176, 40, leaf(36, 11)) +
  place(0, 176, -40, leaf(36, 11)) +
  at(0, 106, calyxCarnation(66))

function uterus(): Markup {
  const outlines: readonly (readonly [string, string])[] = [
    [
      'M-12 436C-13 398 -14 366 -26 336C-40 306 -66 282 -64 244C-62 212 -34 198 0 198C34 198 62 212 64 244C66 282 40 306 26 336C14 366 13 398 12 436Z',
      inks.line,
    ],
    [
      'M-5 430C-6 398 -7 362 -20 331C-34 302 -57 280 -56 246C-54 219 -30 206 0 206C30 206 54 219 56 246C57 280 34 302 20 331C7 362 6 398 5 430Z',
      inks.wash,
    ],
    [
      'M0 424C-2 384 -4 356 -14 328C-24 302 -42 282 -42 254C-40 236 -22 232 0 240C22 232 40 236 42 254C42 282 24 302 14 328C4 356 2 384 0 424Z',
      inks.line,
    ],
    [
      'M0 396C-2 364 -6 342 -13 321C-21 300 -36 280 -36 257C-34 242 -18 239 0 247C18 239 34 242 36 257C36 280 21 300 13 321C6 342 2 364 0 396Z',
      inks.bg,
    ],
  ]
  const flower =
    turn(8, inkedPetal(inks, 6, 25, 8.5, 'round', false)) +
    disc(0, 0, 8.5, inks.line) +
    disc(0, 0, 6, inks.accent)
  return (
    each(outlines, ([d, fill]) => path(d, fill)) +
    at(0, 273, flower) +
    each([306, 320, 334, 348], (y, i) => disc(0, y, 2.8 - i * 0.45, i % 2 ? inks.line : inks.accent)) +
    each([-46, -23, 0, 23, 46], (a) =>
      disc(47.6 * Math.sin((a * Math.PI) / 115), 214 + a * a * 0.0075, 2, inks.line),
    )
  )
}

function vase(): Markup {
  const side =
    each([14, 58, 102], (angle, i) =>
      place(46, 520, angle, inkedPetal(inks, 0, 30 - i * 4, 8 - i, 'point', false)),
    ) +
    disc(46, 521, 3.4, inks.line) +
    disc(46, 521, 1.9, inks.accent) +
    place(24, 470, 112, inkedPetal(inks, 0, 26, 6.5, 'point', false)) +
    place(18, 560, 70, inkedPetal(inks, 0, 24, 6, 'point', false))
  const flower =
    turn(8, inkedPetal(inks, 9, 36, 12, 'heart')) +
    disc(0, 0, 11, inks.line) +
    disc(0, 0, 8, inks.accent) +
    disc(0, 0, 2.6, inks.line)
  return (
    path(
      'M-40 434C-40 428 40 428 40 434L37 446C36 460 84 468 88 512C91 548 56 566 52 580L58 590H-58L-52 580C-56 566 -91 548 -88 512C-84 468 -36 460 -37 446Z',
      inks.line,
    ) +
    path(
      'M-33 448H33C38 464 78 474 81 512C83 544 50 560 46 578H-46C-50 560 -83 544 -81 512C-78 474 -38 464 -33 448Z',
      inks.bg,
    ) +
    path('M-33 448H33L36 457H-36Z', inks.fill) +
    path('M-45 570H45L46 578H-46Z', inks.fill) +
    each([-24, -12, 0, 12, 24], (x) => disc(x, 452.5, 1.8, inks.bg)) +
    at(0, 514, flower) +
    shared(side) +
    flipped(shared(side))
  )
}
