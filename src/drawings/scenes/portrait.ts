import { accent, brand, clay, clayDark, glaze, paper } from '../colours.ts'
import { carnation, dahlia, leaf } from '../flowers.ts'
import { bezier, brush, type Point, swell } from '../geometry.ts'
import { at, disc, each, line, type Markup, oval, path, place, rect, shared } from '../svg.ts'

/** The doctor, 600 × 720, for the arch where her photograph will be. */
export const portrait = (): Markup => tiles() + garden() + hairBehind() + coat() + face() + details()

/** The picture is painted on tiles, like everything else here. */
const tiles = (): Markup =>
  rect(0, 0, 600, 720, brand[100]) +
  rect(0, 120, 120, 120, brand[50]) +
  rect(480, 360, 120, 120, brand[50]) +
  rect(360, 0, 120, 120, brand[50]) +
  rect(120, 480, 120, 120, brand[50]) +
  line(
    'M120 0V720M240 0V720M360 0V720M480 0V720M0 120H600M0 240H600M0 360H600M0 480H600M0 600H600',
    brand[200],
    1.8,
    'butt',
  )

function garden(): Markup {
  const leaves: readonly (readonly [number, number, number])[] = [
    [88, 455, -62],
    [92, 402, 58],
    [104, 350, -58],
    [102, 300, 60],
    [98, 250, -52],
  ]
  const plant = shared(
    path(brush(bezier([84, 520], [60, 420], [130, 330], [92, 200]), swell(3, 6, 0.4), 10), brand[600]) +
      each(leaves, ([x, y, angle]) => place(x, y, angle, leaf(50, 16))) +
      at(92, 196, carnation(44)) +
      at(46, 318, dahlia(24)),
  )
  const dots: readonly Point[] = [
    [150, 250],
    [40, 240],
    [150, 160],
    [164, 178],
  ]
  const mirrored = `<g transform="translate(600 0) scale(-1 1)">${plant}</g>`
  return (
    plant +
    mirrored +
    each(dots, ([x, y], i) => {
      const dot = (cx: number) => disc(cx, y, i % 2 ? 4 : 3, i % 2 ? brand[500] : accent[500])
      return dot(x) + dot(600 - x)
    })
  )
}

const hairBehind = (): Markup =>
  path(
    'M212 226C206 130 250 92 304 92C362 92 398 134 390 226C391 258 386 280 376 296H230C218 280 213 258 212 226Z',
    brand[950],
  ) +
  oval(304, 96, 50, 38, brand[950]) +
  strands([
    [
      [262, 94],
      [276, 112],
      [332, 112],
      [346, 94],
    ],
    [
      [272, 76],
      [288, 62],
      [318, 62],
      [334, 76],
    ],
    [
      [258, 100],
      [240, 108],
      [224, 136],
      [220, 172],
    ],
    [
      [350, 100],
      [368, 108],
      [382, 136],
      [386, 172],
    ],
  ])

/** Light in the hair, with the tip of the brush. */
const strands = (curves: readonly (readonly [Point, Point, Point, Point])[]): Markup =>
  each(curves, ([a, b, c, d]) => path(brush(bezier(a, b, c, d), swell(0.6, 4, 0.5), 6), brand[700]))

const coat = (): Markup =>
  path('M268 330V424C270 456 336 456 338 424V330Z', clay) +
  path('M268 348C284 384 322 384 338 346V330H268Z', clayDark) +
  path(
    'M60 720C58 580 84 500 168 466L262 424C276 448 328 448 342 424L434 466C518 500 544 580 542 720Z',
    paper,
  ) +
  path(brush(bezier([60, 720], [60, 560], [96, 492], [262, 424]), swell(2, 7, 0.5), 10), brand[800]) +
  path(brush(bezier([540, 720], [540, 560], [504, 492], [342, 424]), swell(2, 7, 0.5), 10), brand[800]) +
  path('M250 430L302 560L354 430C340 452 264 452 250 430Z', brand[600]) +
  path('M302 560L262 436C270 452 334 452 342 436Z', brand[700]) +
  path('M252 426L206 448L196 520L240 512L226 534L300 720H306L302 560Z', glaze) +
  path('M352 426L400 448L410 520L364 512L378 534L306 720H300L302 560Z', glaze) +
  line(
    'M252 426L206 448L196 520L240 512L226 534L301 716M352 426L400 448L410 520L364 512L378 534L303 716',
    brand[600],
    3.5,
  ) +
  line('M118 720C116 660 120 610 134 566M486 720C488 660 484 610 470 566', brand[200], 4)

const face = (): Markup =>
  oval(224, 250, 13, 22, clay) +
  oval(382, 250, 13, 22, clay) +
  disc(224, 276, 5.5, accent[500]) +
  disc(382, 276, 5.5, accent[500]) +
  path(
    'M226 224C226 168 258 142 303 142C348 142 380 168 380 224V262C380 322 346 364 303 364C260 364 226 322 226 262Z',
    clay,
  ) +
  path(
    'M218 244C214 170 248 128 304 128C360 128 392 170 388 244C382 236 378 214 370 200C342 196 308 182 288 160C276 182 252 200 236 206C230 218 226 236 218 244Z',
    brand[950],
  ) +
  strands([
    [
      [288, 160],
      [281, 150],
      [280, 138],
      [288, 122],
    ],
    [
      [276, 172],
      [262, 152],
      [262, 138],
      [272, 122],
    ],
    [
      [252, 190],
      [240, 168],
      [244, 146],
      [256, 130],
    ],
    [
      [312, 176],
      [318, 154],
      [316, 138],
      [308, 122],
    ],
    [
      [344, 188],
      [356, 166],
      [350, 144],
      [338, 128],
    ],
  ]) +
  line('M246 230C254 221 268 219 280 224M326 224C338 219 352 221 360 230', brand[950], 5.5) +
  eye(264.5) +
  eye(341.5) +
  line('M304 250C300 270 294 282 297 288C300 292 308 292 312 289', clayDark, 4) +
  path('M272 307C286 312 320 312 334 307C328 334 278 334 272 307Z', paper) +
  line('M272 307C286 312 320 312 334 307C328 334 278 334 272 307Z', clayDark, 5) +
  line('M270 305C286 313 320 313 336 305', brand[950], 3) +
  each([252, 354], (x) => `<ellipse cx="${x}" cy="290" rx="16" ry="10" fill="${clayDark}" opacity=".22"/>`)

const eye = (x: number): Markup =>
  at(
    x,
    251,
    shared(
      path('M-14.5 0C-8.5 -9 7.5 -9 14.5 0C6.5 6 -6.5 6 -14.5 0Z', paper) +
        disc(0, -1, 5.6, brand[950]) +
        line('M-15.5 -1C-8.5 -10 7.5 -10 15.5 0', brand[950], 3.5),
    ),
  )

const details = (): Markup =>
  line('M216 452C206 520 210 560 232 590', brand[900], 8) +
  line('M390 452C402 520 396 566 376 606', brand[900], 8) +
  line('M232 590C214 606 214 632 226 646M232 590C250 604 252 630 242 646', brand[900], 6) +
  disc(376, 618, 17, brand[900]) +
  disc(376, 618, 9, brand[300]) +
  line('M416 592H484V640C470 654 430 654 416 640Z', brand[600], 3) +
  at(450, 622, dahlia(17)) +
  rect(432, 566, 8, 36, accent[500], 3) +
  rect(446, 570, 8, 32, brand[600], 3)
