import { accent, brand, clay, clayDark, clayLight, paper } from '../colours.ts'
import { petal } from '../strokes.ts'
import { at, line, type Markup, oval, path, place, rect, turn } from '../svg.ts'
import { archedWindow, bouquet, framedTile, pottedPlant, room, shadow, wainscot } from './set.ts'

/** The waiting room: a sofa in daylight. */
export const reception = (): Markup =>
  room() +
  wainscot(352, 118) +
  archedWindow(70, 66, 180, 258) +
  framedTile(360, 96, 118, 'sala', { rosette: 'ocho' }) +
  framedTile(510, 96, 118, 'cuadro2', { rosette: 'dalia', invert: true }) +
  shadow(440, 548, 210, 14) +
  rect(262, 528, 10, 24, clayDark) +
  rect(600, 528, 10, 24, clayDark) +
  path('M250 420C250 396 268 384 290 384H582C604 384 622 396 622 420V500H250Z', brand[600]) +
  path(
    'M232 440C232 420 268 420 268 440V484H604V440C604 420 640 420 640 440V520C640 530 634 534 626 534H246C238 534 232 530 232 520Z',
    brand[800],
  ) +
  rect(270, 470, 164, 40, brand[700], 10) +
  rect(438, 470, 164, 40, brand[700], 10) +
  place(
    318,
    446,
    -10,
    rect(-34, -34, 68, 68, accent[500], 8) + line('M-18 -18L18 18M18 -18L-18 18', accent[300], 3),
  ) +
  place(556, 446, 9, rect(-34, -34, 68, 68, paper, 8) + turn(8, path(petal(4, 22, 6), brand[600]))) +
  shadow(712, 548, 62) +
  line('M690 470L680 546M734 470L744 546', clayDark, 7) +
  oval(712, 468, 62, 11, clay) +
  oval(712, 464, 62, 11, clayLight) +
  at(712, 462, bouquet(), 1.02) +
  shadow(132, 556, 66) +
  pottedPlant(132, 556, 1.06)
