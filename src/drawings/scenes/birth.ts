import { accent, brand, clay, clayDark, clayLight, paper } from '../colours.ts'
import { at, each, line, type Markup, oval, path, place, rect } from '../svg.ts'
import { hand, head } from './figures.ts'
import { archedWindow, bouquet, framedTile, hangingLamp, room, shadow, type View, wainscot } from './set.ts'

const dawn: View = {
  sky: accent[300],
  sun: accent[500],
  hill: brand[300],
  plain: brand[400],
  dome: brand[700],
  sunAt: [0.62, 0.5],
}

/** A mother with her newborn on her chest, at dawn. */
export const birth = (): Markup =>
  room({ floor: 520, wall: brand[100] }) +
  wainscot(392, 128) +
  archedWindow(548, 48, 176, 268, dawn) +
  framedTile(74, 92, 104, 'nacimiento', { rosette: 'dalia', axial: 'granada' }) +
  hangingLamp(352, 22, 44) +
  bed() +
  mother() +
  newborn() +
  blanket() +
  shadow(700, 588, 84, 8) +
  rect(640, 470, 124, 118, clay, 3) +
  rect(632, 462, 140, 14, clayLight, 3) +
  rect(656, 496, 92, 34, clayDark, 2) +
  oval(702, 513, 5, 5, accent[500]) +
  at(704, 462, bouquet(), 0.66)

const bed = (): Markup =>
  path('M60 600V330C60 296 92 270 132 270H248C276 270 292 290 292 316V600Z', brand[800]) +
  path('M76 600V334C76 306 100 286 134 286H246C266 286 278 298 278 318V600Z', brand[700]) +
  each([118, 176, 234], (x) => oval(x, 318, 7, 7, accent[500])) +
  path('M108 372C100 340 128 326 176 330H292C330 328 346 350 338 386L322 470H124Z', paper) +
  line('M128 380C124 356 140 346 164 346', brand[200], 4)

const mother = (): Markup =>
  path('M120 600C112 520 136 456 204 430C246 416 300 424 330 448C366 480 380 540 380 600Z', brand[300]) +
  at(252, 336, head({ hair: 'braid', eyes: 'lowered', smile: 'closed' })) +
  path('M206 432C226 456 262 456 284 436L276 424H216Z', brand[500])

/** Skin to skin: the head below her chin, a blanket over the back. */
const newborn = (): Markup =>
  path('M262 470C286 450 332 456 356 482C384 512 388 560 372 600H268C256 556 248 500 262 470Z', paper) +
  oval(300, 458, 40, 36, clayLight) +
  path('M262 452C266 424 292 414 318 424C334 430 340 442 340 452C322 446 286 440 262 452Z', brand[950]) +
  oval(284, 464, 6, 9, clay) +
  line('M310 464C314 468 321 468 324 464', brand[950], 3) +
  line('M338 462C341 467 340 471 335 472M316 480C321 483 327 482 330 479', clay, 3) +
  path('M258 488C290 504 340 508 368 494C392 522 394 566 380 600H268C252 560 248 516 258 488Z', accent[300]) +
  line('M262 500C296 514 340 518 366 506', accent[500], 5)

const blanket = (): Markup =>
  path(
    'M170 474C150 500 148 546 176 566C212 588 270 584 316 574L310 540C272 548 226 548 214 532C206 520 212 502 222 488Z',
    brand[300],
  ) +
  line(
    'M172 476C152 502 150 546 178 566C212 588 270 584 316 574M310 540C272 548 226 548 214 532C206 520 212 502 222 488',
    brand[500],
    3.5,
  ) +
  place(312, 557, -8, hand(clay, clayDark), 1) +
  path('M60 600C110 566 190 584 260 592C360 602 470 560 560 556C604 554 620 572 620 600Z', brand[600]) +
  path(
    'M380 586C440 564 510 548 560 548C604 546 624 566 624 600H600C590 582 574 576 556 576C500 578 440 592 400 600Z',
    brand[500],
  )
