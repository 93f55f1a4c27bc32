import { accent, brand, paper } from '../colours.ts'
import { at, disc, each, line, type Markup, oval, path, place, rect } from '../svg.ts'
import { bouquet, foldedSheet, framedTile, room, shadow, wainscot } from './set.ts'

/** The examination room: couch, gown on its hanger, cabinet. */
export const examinationRoom = (): Markup =>
  room({ floor: 480 }) +
  wainscot(300, 180) +
  framedTile(90, 92, 120, 'explora', { rosette: 'estrella' }) +
  wallCabinet() +
  lowCabinet() +
  couch() +
  stool() +
  gown()

const wallCabinet = (): Markup =>
  rect(520, 40, 210, 170, brand[700]) +
  rect(530, 50, 92, 150, brand[100]) +
  rect(628, 50, 92, 150, brand[100]) +
  each([70, 92, 114], (y, i) => rect(542, y, [58, 66, 44][i] ?? 0, 8, brand[300], 3)) +
  rect(640, 96, 26, 54, accent[500], 4) +
  rect(672, 84, 20, 66, brand[500], 4) +
  rect(698, 104, 16, 46, brand[300], 4) +
  rect(542, 140, 66, 50, paper) +
  line('M575 152V178M562 165H588', brand[600], 6)

const lowCabinet = (): Markup =>
  shadow(640, 566, 130, 11) +
  rect(500, 352, 260, 18, paper, 3) +
  rect(500, 366, 260, 6, brand[300]) +
  rect(512, 372, 236, 190, brand[600], 4) +
  line('M630 372V562', brand[800], 4) +
  rect(606, 452, 10, 30, accent[500], 4) +
  rect(644, 452, 10, 30, accent[500], 4) +
  line('M584 352V316C584 296 616 296 616 316V322', brand[800], 7) +
  at(706, 350, bouquet(), 0.52)

const couch = (): Markup =>
  shadow(260, 566, 230, 14) +
  path('M58 398C58 380 80 372 100 376L196 420H440C454 420 456 452 440 452H150Z', brand[100]) +
  path('M58 402L150 452H440V470H140L62 424Z', brand[500]) +
  foldedSheet(214, 420, 150, 36) +
  rect(170, 470, 210, 74, brand[700], 4) +
  rect(150, 544, 250, 14, brand[900], 4) +
  rect(188, 490, 80, 36, brand[600], 3) +
  rect(280, 490, 80, 36, brand[600], 3) +
  disc(228, 508, 4, accent[500]) +
  disc(320, 508, 4, accent[500]) +
  place(92, 374, 26, rect(-22, -24, 74, 26, brand[200], 12))

const stool = (): Markup =>
  shadow(462, 580, 44, 8) +
  oval(462, 500, 40, 13, brand[800]) +
  line('M462 510V560M436 574L462 556L488 574', brand[900], 7)

const gown = (): Markup =>
  path(
    'M372 132C352 150 346 170 350 190L336 330C370 344 420 344 452 330L438 190C442 170 436 150 416 132C404 144 384 144 372 132Z',
    accent[300],
  ) +
  line('M394 142V338', accent[500], 3) +
  disc(394, 108, 7, brand[800]) +
  line('M394 112V126L368 136M394 126L420 136', brand[800], 4)
