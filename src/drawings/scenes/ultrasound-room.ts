import { accent, brand, paper } from '../colours.ts'
import { each, line, type Markup, path, place, rect } from '../svg.ts'
import { fetusScan } from './fetus.ts'
import { curtain, foldedSheet, room, screen, shadow, trolley, wainscot } from './set.ts'

/** The ultrasound area: an examination bed, a screen for the patient and one for the doctor. */
export const ultrasoundRoom = (): Markup =>
  room({ floor: 480 }) +
  wainscot(372, 108) +
  curtain() +
  screen(515, 148, 190, 136, fetusScan()) +
  line('M515 216V240', brand[900], 8) +
  bed() +
  shadow(650, 572, 96) +
  rect(642, 392, 16, 40, brand[900]) +
  trolley(572, 430, 570) +
  screen(
    650,
    330,
    172,
    124,
    place(0, -2, 0, fetusScan(), 0.86) + line('M-68 44H-50M-68 36H-56', accent[500], 3),
    -4,
  ) +
  each([0, 1, 2, 3, 4, 5], (i) => rect(588 + i * 22, 420, 14, 7, i === 2 ? accent[500] : brand[200], 2)) +
  line('M732 440C770 440 764 500 740 500C716 500 724 470 744 466', brand[500], 5) +
  rect(736, 420, 16, 40, brand[300], 7)

const bed = (): Markup =>
  shadow(250, 566, 250, 14) +
  rect(60, 470, 380, 26, brand[700], 6) +
  path('M60 470C60 446 96 436 130 436H440V474H60Z', paper) +
  path('M60 466C52 420 74 372 112 352C128 346 140 356 134 372L120 440Z', paper) +
  line('M128 436C200 446 300 446 440 440', brand[200], 4) +
  foldedSheet(200, 436, 132, 38) +
  rect(96, 496, 14, 68, brand[900]) +
  rect(390, 496, 14, 68, brand[900]) +
  rect(76, 556, 350, 10, brand[900], 4) +
  place(86, 400, -22, rect(-8, -32, 60, 34, brand[200], 14))
