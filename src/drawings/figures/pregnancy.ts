import { accent, brand, paper } from '../colours.ts'
import { at, disc, line, type Markup, path } from '../svg.ts'
import { marker } from './markers.ts'

/** The body from the side, filled. */
export const torso =
  'M-44 -176C-44 -150 -30 -140 -6 -132C70 -108 122 -50 120 22C118 86 70 130 8 140C-8 150 -16 164 -20 180H-150C-142 140 -120 108 -120 66C-120 16 -152 -22 -150 -84C-149 -120 -146 -150 -142 -176Z'

/** The lines of back and belly. */
export const belly =
  'M-142 -176C-146 -150 -149 -120 -150 -84C-152 -22 -120 16 -120 66C-120 108 -142 140 -150 180M-44 -176C-44 -150 -30 -140 -6 -132C70 -108 122 -50 120 22C118 86 70 130 8 140C-8 150 -16 164 -20 180'

/** The womb at the end of pregnancy. */
export const womb =
  'M8 -110C70 -102 108 -46 106 20C104 74 66 112 22 122C4 126 -14 130 -24 142L-42 134C-48 116 -66 96 -74 60C-86 6 -64 -118 8 -110Z'

/** A child with the head down, seen from the side; both outlines lie below both fills, so that they join. */
const child: Markup =
  path('M-30 40C-28 -18 6 -60 48 -52C86 -44 90 4 74 38C64 60 44 70 22 64C6 74 -32 70 -30 40Z', brand[700]) +
  disc(-10, 70, 37, brand[700]) +
  path('M-26 40C-24 -16 8 -55 47 -47C81 -40 85 4 70 36C61 55 44 65 22 59C6 68 -28 66 -26 40Z', accent[100]) +
  disc(-10, 70, 33.5, accent[100]) +
  line('M30 2C18 12 6 18 0 30C-2 38 6 42 12 36C20 30 28 24 34 14', brand[700], 3) +
  line('M72 -8C58 -24 42 -22 34 -6C44 4 56 8 66 24', brand[700], 3) +
  line(
    'M-28 72C-25 76 -20 76 -17 73M-37 86C-33 89 -30 87 -29 84M-43 76C-45 80 -45 83 -41 84',
    brand[700],
    2.4,
  ) +
  line('M10 66A8 8 0 0 1 9 80', brand[700], 2.4)

/** The belly from the side at the end of pregnancy: womb, placenta, cord, child, cervix. */
export const pregnancy = (): Markup =>
  at(
    236,
    180,
    path(torso, brand[50]) +
      line(belly, brand[700], 3) +
      path(womb, brand[200]) +
      path(
        'M8 -100C62 -92 98 -44 96 18C94 68 58 102 20 112C0 116 -20 120 -32 118C-40 104 -56 88 -64 58C-76 4 -54 -110 8 -100Z',
        paper,
      ) +
      path(
        'M-6 -98C34 -104 74 -70 90 -26C70 -34 58 -58 36 -72C20 -82 4 -84 -16 -78C-16 -88 -12 -96 -6 -98Z',
        brand[700],
      ) +
      path(
        'M-4 -95C32 -100 68 -70 84 -32C68 -42 56 -64 37 -76C21 -86 4 -88 -12 -83C-12 -90 -9 -94 -4 -95Z',
        accent[300],
      ) +
      line('M20 -80C-18 -66 -40 -34 -26 -20C-12 -8 10 -26 24 -4', brand[700], 7) +
      line('M20 -80C-18 -66 -40 -34 -26 -20C-12 -8 10 -26 24 -4', accent[300], 3) +
      child +
      line(womb, brand[700], 3) +
      marker(1, [172, 62], [98, 48]) +
      marker(2, [136, -112], [52, -74]) +
      marker(3, [-196, -40], [-30, -32]) +
      marker(4, [172, 4], [62, 8]) +
      marker(5, [84, 156], [-24, 130]),
  )
