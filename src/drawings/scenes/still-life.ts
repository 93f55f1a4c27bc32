import { accent, brand, clayDark, clayLight, glaze, paper } from '../colours.ts'
import { at, disc, faded, line, type Markup, path, paved, rect } from '../svg.ts'
import { tile } from '../tile.ts'
import { bouquet } from './set.ts'

/** A wall of tiles above the table. */
export const tiledWall = (seed = 'pared'): Markup =>
  rect(0, 0, 800, 600, brand[800]) +
  paved(
    { x: 0, y: 0, width: 800, height: 440 },
    {
      size: 120,
      x: -20,
      y: 40,
      markup: at(60, 60, tile(seed, { rosette: 'dalia', axial: 'pluma', diagonal: 'hoja' }), 0.5),
    },
  ) +
  faded(0.55, rect(0, 0, 800, 440, glaze))

export const table = (): Markup =>
  rect(0, 440, 800, 30, clayLight) +
  rect(0, 466, 800, 12, clayDark) +
  rect(0, 478, 800, 122, brand[100]) +
  path('M110 478H150L130 540H116ZM650 478H690L684 540H668Z', clayDark)

/** Books, a vase, a model of the uterus and a stethoscope. */
export const stillLife = (): Markup =>
  tiledWall() +
  table() +
  at(190, 442, bouquet(), 1.62) +
  rect(330, 412, 150, 28, brand[700], 3) +
  rect(342, 388, 136, 24, accent[500], 3) +
  rect(334, 362, 128, 26, brand[500], 3) +
  rect(352, 422, 60, 4, paper) +
  rect(360, 398, 50, 4, brand[800]) +
  rect(350, 373, 50, 4, paper) +
  uterusModel() +
  line('M372 362C352 300 420 268 448 310C470 346 430 372 452 400C470 420 520 420 520 440', brand[950], 7) +
  disc(522, 444, 16, brand[950]) +
  disc(522, 444, 9, brand[300])

const uterusModel = (): Markup =>
  path('M560 440C560 430 660 430 660 440Z', brand[900]) +
  rect(604, 396, 12, 38, brand[900]) +
  path(
    'M598 400C598 370 594 350 576 326C556 298 560 254 610 254C660 254 664 298 644 326C626 350 622 370 622 400Z',
    brand[600],
  ) +
  path(
    'M607 392C607 362 600 344 588 322C576 298 580 280 610 286C640 280 644 298 632 322C620 344 613 362 613 392Z',
    accent[300],
  ) +
  line('M574 276C552 236 504 236 498 282', brand[600], 13) +
  line('M646 276C668 236 716 236 722 282', brand[600], 13) +
  disc(500, 306, 22, brand[500]) +
  disc(720, 306, 22, brand[500]) +
  disc(494, 300, 6, paper) +
  disc(714, 300, 6, paper) +
  disc(506, 312, 4, accent[500]) +
  disc(726, 312, 4, accent[500])
