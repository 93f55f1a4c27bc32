import { accent, brand, paper } from '../colours.ts'
import { at, disc, line, type Markup, oval, path, ring, turn } from '../svg.ts'
import { marker } from './markers.ts'

/** The cervix as the colposcope shows it: its opening, the transformation zone and an area that is looked at closely. */
export const colposcopy = (): Markup =>
  at(
    240,
    180,
    disc(0, 0, 158, brand[700]) +
      disc(0, 0, 154, brand[100]) +
      turn(12, line('M0 -150C-10 -136 10 -128 0 -116', brand[200], 4)) +
      disc(0, 0, 106, brand[700]) +
      disc(0, 0, 103, paper) +
      at(0, 0, ring(64, 3, brand[300])) +
      disc(0, 0, 60, accent[100]) +
      path('M14 -54C44 -50 62 -26 56 2C46 6 36 -2 32 -14C28 -26 10 -34 14 -54Z', paper) +
      line('M14 -54C44 -50 62 -26 56 2C46 6 36 -2 32 -14C28 -26 10 -34 14 -54Z', accent[500], 3) +
      oval(0, 4, 24, 9, brand[800]) +
      line('M-20 4C-10 -2 10 -2 20 4', brand[400], 2) +
      line(
        'M-46 -24C-36 -20 -32 -12 -34 -4M-44 28C-34 28 -28 34 -26 42M30 40C24 34 26 28 34 26',
        accent[500],
        2,
      ) +
      marker(1, [-196, -70], [-84, -36]) +
      marker(2, [-196, 60], [-12, 6]) +
      marker(3, [196, 70], [44, 30]) +
      marker(4, [196, -70], [42, -30]),
  )
