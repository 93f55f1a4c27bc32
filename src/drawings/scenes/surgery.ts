import { accent, brand, clay, paper } from '../colours.ts'
import { at, disc, each, line, type Markup, oval, path, place, rect } from '../svg.ts'
import { hand, head } from './figures.ts'
import { framedTile, room, screen, shadow, wainscot } from './set.ts'

/** The operating room: lamp, laparoscopy screen, a surgeon and the tray of instruments. */
export const surgery = (): Markup =>
  room({ wall: brand[100], floor: 500 }) +
  wainscot(366, 134) +
  framedTile(66, 196, 92, 'quirofano', { rosette: 'estrella', axial: 'palma' }) +
  screen(608, 178, 292, 212, laparoscopy()) +
  line('M608 72V0M608 284V330', brand[900], 12) +
  surgeon() +
  lamp() +
  drapedTable() +
  instruments()

/** What the camera sees, in its round field. */
const laparoscopy = (): Markup =>
  disc(0, 0, 92, brand[300]) +
  path('M-24 84C-26 52 -36 44 -48 22C-62 -8 -40 -40 0 -40C40 -40 62 -8 48 22C36 44 26 52 24 84Z', clay) +
  path('M-30 -16C-22 -30 -6 -34 8 -32C-8 -26 -22 -18 -28 -4Z', paper) +
  line('M-48 -8C-66 -30 -82 -20 -84 2M48 -8C66 -30 82 -20 84 2', clay, 11) +
  oval(-76, 18, 13, 18, paper) +
  oval(76, 18, 13, 18, paper) +
  line('M92 -78L34 -2M34 -2L22 4M34 -2L36 12', brand[800], 6) +
  `<circle r="110" fill="none" stroke="${brand[950]}" stroke-width="36"/>` +
  line('M-130 -84H-106M-130 -72H-114', accent[500], 4)

const lamp = (): Markup =>
  line('M300 0V34C300 58 262 58 252 78', brand[800], 9) +
  place(
    236,
    104,
    -14,
    path('M-96 14C-96 -22 -54 -38 0 -38C54 -38 96 -22 96 14Z', brand[800]) +
      oval(0, 15, 96, 20, brand[200]) +
      each([-60, -30, 0, 30, 60], (x) => oval(x, 15, 12, 7, accent[300])) +
      rect(-8, 32, 16, 22, brand[700], 6),
  )

const surgeon = (): Markup =>
  at(296, 274, head({ hair: 'cap', mask: true })) +
  path(
    'M214 520C208 446 212 396 250 366L268 352L296 388L322 346L350 358C400 388 408 446 402 520Z',
    brand[600],
  ) +
  line('M268 352L296 388L322 346', brand[700], 5) +
  line('M254 366C240 410 238 460 246 506M358 364C376 410 378 460 372 506', brand[700], 5) +
  path('M348 366C404 388 452 416 486 448C498 462 484 478 470 472C426 458 384 444 350 440Z', brand[600]) +
  line('M356 430C392 440 430 452 466 468', brand[700], 4) +
  place(474, 458, 26, hand(brand[300], brand[500]), 0.86) +
  line('M512 472L566 492', brand[900], 6)

const drapedTable = (): Markup =>
  shadow(320, 588, 330, 10) +
  path('M40 512C60 470 130 462 210 470C300 478 400 474 520 486C548 490 560 500 560 516V600H40Z', brand[500]) +
  path(
    'M40 512C60 470 130 462 210 470C300 478 400 474 520 486C548 490 560 500 560 516C400 498 220 500 40 512Z',
    brand[400],
  ) +
  line(
    'M130 530C124 560 128 580 122 600M250 520C258 556 246 580 252 600M390 522C384 556 396 580 388 600M490 530V600',
    brand[600],
    4,
  )

const instruments = (): Markup =>
  rect(652, 508, 14, 92, brand[900]) +
  path('M544 476H784L764 512H564Z', brand[200]) +
  rect(540, 470, 248, 9, brand[800], 4) +
  path('M564 512H764L760 520H568Z', brand[300]) +
  place(600, 496, 4, scalpel(), 1.2) +
  place(668, 495, -5, forceps(), 1.05) +
  place(742, 495, 3, forceps(), 1.05)

const scalpel = (): Markup => rect(-26, -3.5, 34, 7, brand[700], 3) + path('M8 -4C22 -5 30 -2 34 4H8Z', paper)

const forceps = (): Markup =>
  line('M-16 -5L30 2M-16 6L30 2', brand[800], 3.5) +
  `<g fill="none" stroke="${brand[800]}" stroke-width="3.5"><circle cx="-21" cy="-7" r="5.5"/><circle cx="-21" cy="8" r="5.5"/></g>`
