import { accent, brand, clay, clayDark, clayLight, paper } from '../colours.ts'
import { at, framed, line, type Markup, path, paved, place, rect } from '../svg.ts'
import { simpleTile } from '../tile.ts'
import { facingLeft, hand, head, stethoscope } from './figures.ts'
import { archedWindow, bouquet, cup, diploma, framedTile, room, shadow, wainscot } from './set.ts'

/** Doctor and patient talk at the desk. */
export const assessment = (): Markup =>
  room({ floor: 486 }) +
  wainscot(330, 156) +
  archedWindow(312, 48, 176, 228) +
  diploma(70, 90, 120, 92) +
  framedTile(612, 84, 106, 'valora', { rosette: 'dalia' }) +
  patient() +
  doctor() +
  tiledDesk() +
  handsAndThings()

const patient = (): Markup =>
  path('M70 420C66 380 84 362 112 362H140C156 362 160 380 160 400V560H86Z', brand[600]) +
  path('M104 540C90 440 104 380 170 352C200 340 234 344 252 366C282 404 286 470 284 540Z', accent[500]) +
  path('M170 352C182 376 222 378 240 354L236 342H178Z', accent[300]) +
  at(218, 250, head({ hair: 'long' }))

const doctor = (): Markup =>
  path('M660 420C664 376 650 360 624 360H600V560H666Z', brand[600]) +
  path('M516 540C514 470 516 402 552 364C572 344 606 340 634 352C694 380 706 446 696 540Z', paper) +
  line('M566 360L556 410L586 420L576 436L596 520', brand[300], 3.5) +
  path('M562 356C580 376 614 374 626 350L594 428Z', brand[600]) +
  facingLeft(582, 250, head({ hair: 'bun', skin: clayLight, smile: 'open', earring: accent[500] })) +
  stethoscope('M560 366C546 420 556 452 572 470', 572, 478)

const tiledDesk = (): Markup =>
  shadow(400, 580, 330, 10) +
  rect(96, 486, 608, 20, clayLight, 4) +
  rect(112, 506, 576, 94, clay) +
  rect(112, 506, 576, 12, clayDark) +
  framed(
    112,
    524,
    576,
    76,
    '0 0 576 76',
    paved(
      { x: 0, y: 0, width: 576, height: 76 },
      { size: 72, markup: at(36, 36, simpleTile('mesa', { invert: true }), 0.3) },
    ),
  )

const handsAndThings = (): Markup =>
  path('M252 440C292 450 318 458 340 466C346 474 344 486 334 488C300 486 262 484 240 474Z', accent[500]) +
  place(334, 477, 4, hand(clay, clayDark), 0.8) +
  path('M560 462C530 464 500 464 474 466C464 470 464 484 474 488C510 490 560 490 590 484Z', paper) +
  line('M560 462C530 464 500 464 474 467', brand[300], 3) +
  at(476, 477, `<g transform="scale(-.8 .8)">${hand(clayLight, clay)}</g>`) +
  line('M446 484L424 462', brand[800], 5) +
  path('M376 486L390 469H444L432 486Z', paper) +
  line('M396 474H434M392 480H428', brand[300], 2.5) +
  at(640, 488, bouquet(), 0.62) +
  cup(148, 456)
