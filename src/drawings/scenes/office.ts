import { accent, brand, clay, clayDark, clayLight, paper } from '../colours.ts'
import { at, each, line, type Markup, path, rect } from '../svg.ts'
import { books, bouquet, diploma, framedTile, hangingLamp, room, shadow, wainscot } from './set.ts'

/** The consulting room: desk, two chairs and a bookcase. */
export const office = (): Markup =>
  room({ floor: 480 }) +
  wainscot(372, 108) +
  hangingLamp(330, 92) +
  diploma(66, 120, 132, 100) +
  diploma(66, 240, 132, 100) +
  diploma(214, 190, 96, 122) +
  bookcase() +
  shadow(320, 566, 300, 13) +
  path('M392 330C392 306 470 306 470 330V420H392Z', brand[600]) +
  line('M431 420V500', brand[900], 10) +
  desk() +
  path('M150 450C150 428 236 428 236 450V506H150Z', brand[500]) +
  rect(144, 500, 98, 20, brand[700], 6) +
  line('M160 520V572M226 520V572', clayDark, 8)

const bookcase = (): Markup =>
  rect(548, 70, 204, 420, brand[800]) +
  each([80, 182, 284, 386], (y) => rect(558, y, 184, 94, brand[100])) +
  books(566, 174, [
    [20, 70, brand[600]],
    [16, 78, accent[500]],
    [22, 64, brand[400]],
    [18, 74, brand[700]],
    [14, 60, brand[500]],
  ]) +
  at(712, 174, bouquet(), 0.36) +
  books(636, 276, [
    [18, 66, brand[500]],
    [24, 76, brand[700]],
    [16, 70, brand[400]],
    [20, 60, accent[300]],
  ]) +
  framedTile(572, 208, 50, 'mini') +
  books(566, 378, [
    [24, 76, brand[700]],
    [18, 68, brand[500]],
    [20, 74, brand[600]],
  ]) +
  rect(650, 330, 84, 48, clay) +
  rect(650, 342, 84, 5, clayLight) +
  rect(566, 424, 80, 56, clay) +
  rect(654, 436, 80, 44, clayLight)

const desk = (): Markup =>
  rect(70, 416, 470, 18, clayLight, 3) +
  rect(92, 434, 16, 130, clayDark) +
  rect(502, 434, 16, 130, clayDark) +
  rect(300, 434, 200, 70, clay) +
  rect(384, 462, 32, 6, accent[500]) +
  path('M176 414L186 352H282L288 414Z', brand[800]) +
  path('M186 408L193 360H275L279 408Z', brand[100]) +
  rect(166, 410, 132, 7, brand[900], 3) +
  path('M312 416L330 402H396L388 416Z', paper) +
  line('M334 408H380', brand[400], 2.5) +
  path('M428 380H456V410C456 416 428 416 428 410Z', paper) +
  line('M456 388C470 386 470 404 456 402', paper, 5) +
  rect(428, 390, 28, 6, brand[600])
