import { accent, brand, clay, clayDark, clayLight, paper } from '../colours.ts'
import { at, each, line, type Markup, oval, path, place, rect } from '../svg.ts'
import { fetusScan } from './fetus.ts'
import { hand, head, stethoscope } from './figures.ts'
import { framedTile, room, screen, shadow, wainscot } from './set.ts'

/** The doctor passes the probe over a belly; both women watch the screen. */
export const obstetricUltrasound = (): Markup =>
  room({ floor: 490 }) +
  wainscot(340, 150) +
  framedTile(64, 74, 104, 'obstetrico', { rosette: 'doble', axial: 'tulipan' }) +
  screen(626, 152, 276, 206, at(0, 4, fetusScan(), 1.42) + line('M-116 78H-88M-116 66H-96', accent[500], 4)) +
  line('M626 255V300', brand[900], 12) +
  doctor() +
  bed() +
  patient() +
  sheet() +
  probe() +
  machine()

const doctor = (): Markup =>
  path('M330 470C328 400 332 352 362 322C384 302 424 298 452 314C496 340 500 400 494 470Z', paper) +
  path('M372 318C388 338 424 338 440 314L412 384Z', brand[600]) +
  line('M376 322L370 366L392 374L388 388L404 440M438 318L452 362L432 372L438 384L420 440', brand[300], 3.5) +
  at(404, 212, head({ hair: 'bun', skin: clayLight, smile: 'closed', earring: accent[500] })) +
  stethoscope('M444 322C456 362 450 388 440 404', 438, 412)

const bed = (): Markup =>
  shadow(300, 580, 290, 12) +
  rect(150, 492, 400, 22, brand[700], 6) +
  path('M52 404C44 388 58 374 76 380L176 474V514H160C140 512 124 500 112 484Z', brand[700]) +
  rect(196, 514, 14, 58, brand[900]) +
  rect(480, 514, 14, 58, brand[900]) +
  rect(160, 566, 370, 10, brand[900], 4)

/** She lies back on the raised end of the bed, head to the left. */
const patient = (): Markup =>
  place(100, 392, 38, rect(-52, -20, 100, 40, brand[100], 18)) +
  path('M118 424C140 402 176 410 214 420L290 430V494H178C150 486 122 454 118 424Z', accent[500]) +
  place(112, 352, -22, head({ hair: 'long', smile: 'closed' }), 0.74) +
  path('M236 494C240 430 290 384 346 384C406 384 446 434 452 494Z', clay) +
  path('M206 416C240 416 276 414 306 394C290 420 276 456 274 494H200Z', accent[500]) +
  line('M306 394C290 420 276 456 274 490', accent[300], 5) +
  path('M146 420C154 444 182 466 226 474C240 478 238 494 226 494C186 494 146 470 130 434Z', accent[300]) +
  place(226, 485, 2, hand(clay, clayDark), 0.66)

/** From below the belly to the feet. */
const sheet = (): Markup =>
  path('M322 494C344 456 396 432 440 440C486 448 536 470 552 494Z', brand[100]) +
  path('M306 494C334 448 386 424 436 432L442 448C400 444 356 462 334 494Z', brand[300]) +
  line('M420 474C448 466 486 470 516 482', brand[300], 4)

const probe = (): Markup =>
  path('M470 340C494 352 496 380 470 394C452 404 424 408 404 406L396 386C420 384 440 376 446 362Z', paper) +
  line('M470 394C452 404 424 408 404 406', brand[300], 3) +
  place(408, 396, 172, hand(clayLight, clay), 0.72) +
  place(372, 388, 20, rect(-9, -16, 18, 26, brand[800], 6) + rect(-13, 6, 26, 10, brand[300], 5)) +
  line('M372 372C380 340 470 420 540 420C580 420 590 430 590 450', brand[500], 4.5)

const machine = (): Markup =>
  shadow(652, 578, 98) +
  rect(570, 440, 170, 20, brand[800], 8) +
  each([0, 1, 2, 3, 4, 5], (i) => rect(588 + i * 23, 428, 15, 8, i === 2 ? accent[500] : brand[200], 2)) +
  rect(588, 460, 134, 86, brand[600], 6) +
  rect(606, 480, 98, 6, brand[300], 3) +
  rect(606, 498, 98, 6, brand[300], 3) +
  rect(582, 546, 146, 10, brand[900], 4) +
  oval(608, 568, 13, 13, brand[950]) +
  oval(702, 568, 13, 13, brand[950])
