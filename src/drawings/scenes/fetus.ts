import { brand, paper } from '../colours.ts'
import { line, type Markup, path } from '../svg.ts'

/** The sector of an ultrasound image, about 156 × 110, centred on the origin. */
export const scanSector = (content: Markup): Markup =>
  path('M0 -62L-84 34A122 122 0 0 0 84 34Z', brand[700]) +
  path('M0 -48L-66 34A98 98 0 0 0 66 34Z', brand[400]) +
  content

/** The same with a fetus on its back, in profile. */
export const fetusScan = (): Markup =>
  scanSector(
    path(
      'M-46 12C-44 -10 -18 -22 8 -18C36 -14 52 2 50 24C48 46 24 54 0 53C-26 52 -48 36 -46 12Z',
      brand[800],
    ) +
      path(
        'M-40 12C-41 -2 -30 -10 -19 -9C-13 -8 -10 -5 -9 -1C-5 0 -5 3 -8 4C-7 8 -9 11 -13 12C-11 18 -15 23 -22 25C-32 27 -39 21 -40 12Z',
        paper,
      ) +
      path('M-20 22C-14 13 -2 12 8 13C20 14 30 19 32 27C34 37 22 44 8 44C-8 44 -20 39 -23 30Z', paper) +
      line('M22 30L30 8L42 20L46 16', paper, 8) +
      line('M-3 17L4 1L-3 -3', paper, 6) +
      line('M14 26C20 24 24 20 26 15', brand[300], 2.5),
  )
