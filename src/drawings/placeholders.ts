/** Local pictures in place of content that loads only on a click: the map, the booking calendar and the video. */
import { inverseWall, tileIn } from './boards.ts'
import { accent, brand, glaze, type Inks, inks, paper } from './colours.ts'
import { cornerFlower } from './motifs/corners.ts'
import { portrait } from './scenes/portrait.ts'
import { petal } from './strokes.ts'
import { at, clipped, disc, faded, line, type Markup, path, paved, rect, ring, times, turn } from './svg.ts'
import type { Sketch } from './svg-file.ts'
import { simpleTile } from './tile.ts'

/** Inks of a pavement that stays behind what is drawn on it. */
const pale: Inks = { ...inks, line: brand[300], fill: brand[200], wash: brand[100], accent: paper }

/** A pin on a pavement of tiles. It shows no street, because every practice is elsewhere. */
const map = (): Markup =>
  paved(
    { x: 0, y: 0, width: 800, height: 460 },
    {
      size: 80,
      markup:
        rect(0, 0, 80, 80, brand[100]) +
        faded(0.6, at(40, 40, cornerFlower(pale), 0.5)) +
        line('M0 0H80M0 0V80', paper, 2, 'butt'),
    },
  ) +
  disc(400, 200, 116, brand[100]) +
  at(400, 200, ring(116, 3, paper) + ring(100, 1.5, brand[300])) +
  at(
    400,
    250,
    path('M0 18C-30 -14 -44 -36 -44 -56A44 44 0 0 1 44 -56C44 -36 30 -14 0 18Z', brand[800]) +
      at(0, -56, turn(8, path(petal(8, 40, 12), glaze)) + disc(0, 0, 10, accent[500]), 0.72),
  )

/** Five days with their free hours, without text. */
function booking(): Markup {
  const taken = (day: number, hour: number) => (day * 3 + hour) % 4 === 1
  const hours = times(5, (day) =>
    times(4, (hour) => {
      const [x, y] = [26 + day * 120, 150 + hour * 50]
      if (taken(day, hour)) return rect(x + 46, y + 17, 16, 3, brand[300])
      const chosen = day === 2 && hour === 2
      const fill = chosen ? brand[700] : brand[100]
      return rect(x, y, 108, 38, fill, 3) + rect(x + 34, y + 15, 40, 8, chosen ? accent[500] : brand[400], 2)
    }),
  )
  const days = times(
    5,
    (day) =>
      rect(64 + day * 120, 100, 32, 6, brand[300], 2) + rect(56 + day * 120, 114, 48, 14, brand[800], 3),
  )
  return (
    rect(0, 0, 640, 360, brand[800]) +
    rect(2, 2, 636, 356, paper) +
    rect(0, 0, 640, 80, brand[800]) +
    times(8, (i) => tileIn(i * 80, 0, 80, simpleTile('agenda', { invert: true }))) +
    days +
    hours
  )
}

/** The doctor in an arch, in front of a dark wall. */
function videoPoster(): Markup {
  const arch = 'M250 450V200A150 150 0 0 1 550 200V450Z'
  return (
    at(-40, -15, inverseWall(6, 3, 160, 'video')) +
    path('M226 450V202A174 174 0 0 1 574 202V450Z', brand[800]) +
    path('M238 450V201A162 162 0 0 1 562 201V450Z', glaze) +
    clipped(arch, rect(250, 50, 300, 400, brand[100]) + at(238, 62, portrait(), 0.54))
  )
}

export const placeholders: Readonly<Record<string, Sketch>> = {
  plano: { width: 800, height: 460, draw: map },
  agenda: { width: 640, height: 360, draw: booking },
  video: { width: 800, height: 450, draw: videoPoster },
}
