import { accent, brand, clay, clayDark, clayLight, paper } from '../colours.ts'
import { at, disc, line, type Markup, path, place, rect } from '../svg.ts'
import { facingLeft, hand, head, stethoscope } from './figures.ts'
import { archedWindow, bouquet, diploma, room, shadow, wainscot } from './set.ts'

/** The doctor takes the blood pressure of a pregnant woman. */
export const pregnancyControl = (): Markup =>
  room({ floor: 486 }) +
  wainscot(340, 146) +
  archedWindow(330, 44, 168, 218) +
  diploma(600, 84, 132, 98) +
  at(96, 336, bouquet(), 0.86) +
  rect(24, 334, 144, 12, brand[800]) +
  shadow(470, 590, 210, 8) +
  patient() +
  doctor() +
  gauge() +
  nearArm()

const patient = (): Markup =>
  path('M88 600C80 500 86 420 112 384H170V600Z', brand[700]) +
  path(
    'M124 600C114 520 126 412 194 368C224 350 258 352 276 370C294 390 290 414 298 434C338 452 364 492 356 540C352 572 338 590 322 600Z',
    accent[500],
  ) +
  line('M312 446C342 466 352 504 346 540C342 566 332 584 320 598', accent[300], 4) +
  path('M196 366C212 390 258 392 276 368L270 352H204Z', accent[300]) +
  at(244, 262, head({ hair: 'braid' }))

/** The arm that rests on the belly. */
const nearArm = (): Markup =>
  path(
    'M166 392C140 430 134 492 158 520C168 532 186 534 202 532L286 522L280 488L206 494C204 470 212 444 224 420Z',
    accent[500],
  ) +
  line(
    'M168 396C142 432 136 490 160 520C170 532 186 534 202 532L286 522M280 488L206 494C204 470 212 444 224 420',
    accent[300],
    4,
  ) +
  place(286, 505, -8, hand(clay, clayDark), 0.95)

const doctor = (): Markup =>
  path('M520 600C514 500 518 424 556 384C580 364 620 360 648 374C704 406 716 490 708 600Z', paper) +
  line('M570 384L560 434L590 444L580 460L600 560', brand[300], 3.5) +
  path('M566 380C584 404 618 402 632 372L598 452Z', brand[600]) +
  facingLeft(590, 272, head({ hair: 'bun', skin: clayLight, smile: 'open', earring: accent[500] })) +
  stethoscope('M564 392C546 440 554 470 570 492', 571, 502)

/** The patient's arm with the cuff, on the table between them, and the gauge. */
const gauge = (): Markup =>
  rect(352, 520, 250, 16, clayLight, 4) +
  rect(366, 536, 222, 64, clay) +
  path(
    'M286 388C330 404 360 440 382 474C398 488 412 496 430 500C440 506 438 520 428 520H384C356 508 320 470 284 430Z',
    clay,
  ) +
  path('M282 376C318 388 342 410 358 436L322 470C304 456 284 448 258 434Z', accent[500]) +
  line('M358 436L322 470', accent[300], 5) +
  path('M330 452L364 428C378 444 386 460 390 474L358 506C348 490 340 472 330 452Z', brand[700]) +
  line('M345 442L374 489', brand[500], 4) +
  place(424, 509, 2, hand(clay, clayDark), 0.8) +
  line('M380 466C404 438 430 470 452 452', brand[900], 5) +
  rect(476, 500, 40, 20, brand[900], 3) +
  rect(490, 464, 12, 40, brand[900]) +
  disc(496, 440, 36, brand[800]) +
  disc(496, 440, 29, paper) +
  line('M474 440A22 22 0 0 1 518 440', brand[300], 4, 'butt') +
  line('M496 440L510 424', accent[500], 4) +
  disc(496, 440, 4, brand[900]) +
  path('M600 470C570 470 548 480 540 500C536 514 548 522 560 520C590 516 620 510 644 496Z', paper) +
  line('M600 470C570 470 548 480 541 498', brand[300], 3) +
  facingLeft(552, 507, hand(clayLight, clay), 0.82) +
  path('M504 508C498 498 504 486 516 488C530 490 532 506 522 512Z', brand[600])
