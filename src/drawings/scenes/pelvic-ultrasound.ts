import { accent, brand, clay, clayLight, paper } from '../colours.ts'
import { at, disc, each, line, type Markup, oval, path, place, rect } from '../svg.ts'
import { scanSector } from './fetus.ts'
import { facingLeft, hand, head, stethoscope } from './figures.ts'
import { archedWindow, room, screen, shadow, wainscot } from './set.ts'

/** The doctor shows on a large screen where the uterus and the ovaries are. */
export const pelvicUltrasound = (): Markup =>
  room({ floor: 490 }) +
  wainscot(350, 140) +
  archedWindow(604, 56, 140, 208) +
  console() +
  screen(232, 196, 380, 290, at(0, 26, pelvisScan(), 1.98) + readings()) +
  line('M232 341V402', brand[900], 16) +
  doctor()

const pelvisScan = (): Markup =>
  scanSector(
    path('M-7 52C-8 38 -10 30 -18 20C-27 8 -22 -10 0 -10C22 -10 27 8 18 20C10 30 8 38 7 52Z', brand[800]) +
      path('M-2 44C-3 34 -4 28 -8 20C-13 8 -10 0 0 2C10 0 13 8 8 20C4 28 3 34 2 44Z', brand[200]) +
      line('M-19 -2C-30 -16 -44 -10 -46 6M19 -2C30 -16 44 -10 46 6', brand[800], 5) +
      each(
        [-1, 1],
        (side) =>
          oval(side * 45, 17, 12, 9, brand[800]) +
          disc(side * 48, 15, 3, paper) +
          disc(side * 41, 20, 2.2, brand[200]),
      ) +
      disc(48, 15, 3, accent[500]) +
      line('M36 17H54M45 8V26', accent[300], 1),
  )

const readings = (): Markup =>
  line('M-168 -112H-120M-168 -98H-134M-168 118H-110M-168 104H-140', accent[500], 5) +
  line('M162 -116V116M156 -116H168M158 -58H166M156 0H168M158 58H166M156 116H168', brand[500], 3)

const console = (): Markup =>
  shadow(232, 578, 210, 13) +
  path('M62 402H402L430 452H34Z', brand[800]) +
  rect(34, 450, 396, 18, brand[900], 6) +
  each([0, 1, 2, 3, 4, 5, 6, 7], (i) =>
    rect(96 + i * 24, 414, 16, 9, i === 5 ? accent[500] : brand[200], 2),
  ) +
  each([0, 1, 2, 3, 4, 5], (i) => rect(90 + i * 26, 430, 18, 9, brand[400], 2)) +
  disc(326, 428, 13, brand[300]) +
  disc(326, 426, 8, paper) +
  rect(78, 468, 308, 78, brand[600], 6) +
  rect(104, 490, 256, 7, brand[300], 3) +
  rect(104, 510, 256, 7, brand[300], 3) +
  rect(66, 546, 332, 12, brand[900], 4) +
  disc(110, 568, 14, brand[950]) +
  disc(354, 568, 14, brand[950]) +
  rect(430, 424, 18, 48, brand[300], 8) +
  rect(433, 412, 12, 18, brand[700], 4) +
  line('M439 472C440 528 404 536 398 512', brand[500], 5)

const doctor = (): Markup =>
  path('M500 600C496 506 502 432 544 394C566 374 606 372 634 386C694 420 706 500 700 600Z', paper) +
  path('M552 390C570 412 606 412 622 382L586 458Z', brand[600]) +
  line('M554 396L542 446L572 456L562 474L584 560M626 388L642 440L616 452L624 470L596 560', brand[300], 3.5) +
  facingLeft(578, 282, head({ hair: 'bun', skin: clayLight, smile: 'open', earring: accent[500] })) +
  stethoscope('M548 402C532 446 540 480 554 500', 554, 510) +
  path('M524 474C470 466 408 396 374 326C368 312 386 302 398 312C430 352 486 398 550 416Z', paper) +
  line('M524 474C470 466 408 396 376 328', brand[300], 3) +
  place(380, 314, -132, hand(clayLight, clay), 0.86)
