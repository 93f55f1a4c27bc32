import { accent, brand, clay, clayLight, glaze, paper } from '../colours.ts'
import { at, each, line, type Markup, oval, path, place, rect, times } from '../svg.ts'
import { bouquet, curtain, framedTile, room, shadow, wainscot } from './set.ts'

/** What a pap smear needs, laid out on a trolley: brush, slide, vial; and the date for the next one. */
export const papSmear = (): Markup =>
  room({ floor: 490 }) +
  wainscot(330, 160) +
  curtain() +
  wallCalendar(404, 60) +
  framedTile(620, 82, 112, 'citologia', { rosette: 'ocho', axial: 'granada' }) +
  counter() +
  tray()

const wallCalendar = (x: number, y: number): Markup =>
  at(
    x,
    y,
    rect(0, 8, 148, 172, paper) +
      rect(0, 8, 148, 38, brand[700]) +
      line('M40 0V18M108 0V18', brand[300], 7) +
      times(5, (row) =>
        times(6, (col) =>
          rect(14 + col * 21, 60 + row * 22, 14, 13, row * 6 + col === 15 ? accent[500] : brand[100]),
        ),
      ) +
      `<circle cx="84" cy="110" r="14" fill="none" stroke="${brand[700]}" stroke-width="3"/>`,
  )

const counter = (): Markup =>
  shadow(420, 590, 360, 9) +
  rect(64, 470, 700, 22, clayLight, 3) +
  rect(80, 492, 668, 108, brand[700]) +
  each(
    [88, 254, 420, 586],
    (x) => rect(x, 502, 154, 98, brand[600], 3) + rect(x + 57, 516, 40, 7, accent[500], 3),
  ) +
  at(118, 470, bouquet(), 0.9) +
  path('M638 470V408C638 398 646 394 654 394H716C724 394 732 398 732 408V470Z', brand[100]) +
  rect(632, 384, 106, 16, brand[700], 5) +
  times(4, (i) => rect(650 + i * 20, 352, 10, 34, i % 2 ? brand[300] : paper, 4)) +
  rect(652, 418, 66, 30, paper) +
  line('M664 433H706', brand[400], 3)

const tray = (): Markup =>
  path('M196 446H604L586 472H214Z', brand[300]) +
  rect(186, 438, 428, 11, brand[800], 5) +
  // the vial
  rect(260, 360, 62, 80, glaze, 6) +
  path('M264 396H318V434C318 438 314 440 310 440H272C268 440 264 438 264 434Z', brand[300]) +
  rect(256, 344, 70, 20, accent[500], 4) +
  line('M270 350V358M282 350V358M294 350V358M306 350V358', clay, 2.5) +
  rect(272, 380, 38, 28, paper) +
  line('M278 388H304M278 396H296', brand[500], 3) +
  // the brush, leaning on the vial
  place(392, 360, 38, sampler()) +
  // the slide
  place(
    510,
    424,
    -6,
    rect(-66, -14, 132, 28, brand[100], 2) +
      rect(-66, -14, 34, 28, brand[500], 2) +
      oval(14, 0, 30, 8, accent[300]) +
      oval(14, 0, 16, 4, clayLight) +
      rect(-66, 11, 132, 4, brand[300]),
  )

const sampler = (): Markup =>
  rect(-5, -96, 10, 150, paper, 5) +
  line('M0 -92V40', brand[300], 2.5) +
  path('M-9 50H9L12 66H-12Z', brand[700]) +
  line('M-11 66L-15 92M-5 66L-7 96M0 66V98M5 66L7 96M11 66L15 92', brand[600], 3.5)
