import { accent, brand, paper } from '../colours.ts'
import { disc, each, line, type Markup, path, place, rect, ring, turn } from '../svg.ts'
import { archedWindow, framedTile, pottedPlant, room, screen, shadow, wainscot } from './set.ts'

/** The colposcope on its stand, ready, and the screen beside it. */
export const colposcopy = (): Markup =>
  room({ floor: 490 }) +
  wainscot(346, 144) +
  archedWindow(56, 60, 150, 214) +
  framedTile(272, 96, 104, 'colposcopia', { rosette: 'doble', axial: 'palma' }) +
  screen(610, 172, 292, 212, cervixField()) +
  line('M610 278V330', brand[900], 12) +
  shadow(136, 562, 58) +
  pottedPlant(136, 562, 0.8) +
  couch() +
  colposcope()

/** An enlarged round field: rings of tissue, as abstract as a flower. */
const cervixField = (): Markup =>
  disc(0, 0, 90, brand[400]) +
  disc(0, 0, 74, brand[300]) +
  path(
    'M-50 -8C-54 -36 -26 -54 4 -50C36 -48 54 -22 48 8C44 36 20 54 -10 50C-34 46 -48 22 -50 -8Z',
    accent[300],
  ) +
  path('M-34 -18C-30 -36 -8 -42 6 -34C-4 -28 -16 -20 -22 -4C-28 -4 -34 -10 -34 -18Z', paper) +
  turn(12, path('M0 -32C5 -26 5 -20 0 -14C-5 -20 -5 -26 0 -32Z', accent[500])) +
  disc(0, 0, 10, brand[800]) +
  ring(90, 4, brand[700]) +
  line('M-104 0H-92M92 0H104M0 -96V-90', paper, 3) +
  line('M-130 -86H-104M-130 -74H-112', accent[500], 4) +
  line('M112 84H130M112 74H124', brand[500], 4)

const couch = (): Markup =>
  shadow(614, 582, 170, 11) +
  path('M764 400C764 384 744 378 728 384L640 436H478C462 436 460 466 478 466H668Z', brand[100]) +
  line('M740 386L646 440H484', paper, 6) +
  path('M764 404L672 466H478V486H680L760 434Z', brand[500]) +
  rect(530, 430, 100, 36, brand[300]) +
  line('M530 444H630M530 455H630', brand[500], 2.5) +
  rect(520, 486, 160, 66, brand[700], 4) +
  rect(500, 552, 204, 14, brand[900], 4) +
  rect(540, 502, 120, 34, brand[600], 3) +
  disc(600, 519, 5, accent[500]) +
  place(736, 388, -28, rect(-36, -16, 70, 26, brand[200], 12))

const colposcope = (): Markup =>
  shadow(330, 586, 110, 9) +
  line('M330 566L238 576M330 566L422 576M330 566L330 584', brand[900], 12) +
  each([236, 330, 424], (x) => disc(x, 584 - (x === 330 ? 0 : 4), 9, brand[950])) +
  rect(321, 300, 18, 272, brand[300], 4) +
  rect(316, 420, 28, 34, brand[800], 6) +
  disc(358, 437, 11, accent[500]) +
  line('M330 304C330 268 362 262 392 276', brand[800], 15) +
  disc(330, 308, 16, brand[900]) +
  place(
    420,
    300,
    14,
    rect(-46, -34, 88, 66, brand[700], 12) +
      rect(-34, -24, 40, 46, brand[600], 8) +
      disc(-14, -1, 12, accent[500]) +
      rect(38, -26, 30, 50, brand[900], 6) +
      rect(66, -20, 10, 38, accent[300], 4) +
      line('M-44 -14L-84 -30M-44 14L-84 6', brand[900], 17) +
      line('M-84 -30L-92 -33M-84 6L-92 4', brand[300], 19, 'butt') +
      line('M0 32V54M0 54H-26', brand[900], 9),
  ) +
  line('M404 330C380 400 352 380 344 430', brand[500], 5)
