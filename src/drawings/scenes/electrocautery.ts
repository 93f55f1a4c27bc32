import { accent, brand, clayDark, clayLight, glaze, paper } from '../colours.ts'
import { at, disc, each, line, type Markup, oval, path, place, rect } from '../svg.ts'
import { bouquet, framedTile, hangingLamp, room, shadow, wainscot } from './set.ts'

/** The electrosurgical unit, its pen on the tray and the smoke extractor. */
export const electrocautery = (): Markup =>
  room({ floor: 500 }) +
  wainscot(286, 214) +
  hangingLamp(420, 60, 62) +
  framedTile(92, 84, 110, 'electro', { rosette: 'estrella', axial: 'tulipan' }) +
  shelf() +
  extractor() +
  table() +
  unit() +
  tray()

const shelf = (): Markup =>
  rect(560, 216, 196, 14, brand[800]) +
  at(716, 216, bouquet(), 0.5) +
  rect(580, 150, 34, 66, brand[300], 5) +
  rect(588, 136, 18, 16, brand[700], 3) +
  rect(584, 174, 26, 24, paper) +
  rect(626, 166, 46, 50, accent[500], 4) +
  rect(634, 178, 30, 5, paper)

const extractor = (): Markup =>
  shadow(690, 588, 88, 9) +
  rect(618, 402, 146, 170, brand[100], 8) +
  rect(618, 402, 146, 40, brand[700], 8) +
  each([636, 660, 684, 708, 732], (x) => line(`M${x} 466V528`, brand[300], 7)) +
  disc(640, 422, 8, accent[500]) +
  rect(664, 414, 82, 16, brand[500], 4) +
  disc(644, 578, 11, brand[950]) +
  disc(738, 578, 11, brand[950]) +
  line('M700 402C700 300 640 262 566 270C520 276 506 300 494 338', brand[600], 20) +
  path('M482 336L506 344L494 386L452 372Z', brand[300])

const table = (): Markup =>
  shadow(320, 588, 290, 10) +
  rect(52, 446, 540, 20, clayLight, 3) +
  rect(52, 462, 540, 8, clayDark) +
  rect(84, 470, 18, 116, clayDark) +
  rect(540, 470, 18, 116, clayDark) +
  path('M170 586C170 566 190 562 214 562H262C282 562 292 570 292 586Z', brand[800]) +
  path('M184 566C196 548 250 548 270 562Z', accent[500]) +
  line('M180 580C140 580 132 540 132 470', brand[900], 4)

const unit = (): Markup =>
  rect(92, 312, 236, 134, brand[700], 10) +
  rect(104, 324, 212, 84, brand[100], 6) +
  rect(118, 338, 84, 34, brand[950], 4) +
  line('M128 356H140L146 346L154 366L160 356H190', accent[500], 3) +
  disc(240, 364, 22, brand[700]) +
  line('M240 364L252 350', accent[500], 5) +
  disc(290, 346, 10, accent[500]) +
  disc(290, 380, 10, brand[400]) +
  line('M120 390H200', brand[300], 5) +
  each([128, 160, 192], (x) => oval(x, 428, 10, 8, brand[950])) +
  each([108, 300], (x) => rect(x, 446, 22, 6, brand[950])) +
  line('M192 428C196 462 240 430 300 420C352 412 380 396 404 404', brand[900], 5)

/** The pen points to the right, over its tray. */
const tray = (): Markup =>
  path('M350 428H570L556 448H364Z', brand[300]) +
  rect(342, 420, 236, 9, brand[800], 4) +
  place(
    452,
    404,
    6,
    rect(-56, -9, 84, 18, accent[500], 8) +
      rect(-22, -12, 22, 7, brand[700], 3) +
      path('M26 -8L48 -3V3L26 8Z', glaze) +
      line('M48 0H74', brand[900], 4) +
      disc(76, 0, 3.5, brand[900]),
  )
