/** The people of the scenes. Heads look to the right around the middle of the face; flip them to look left. */
import { accent, brand, clay, clayDark, type clayLight, paper } from '../colours.ts'
import { at, disc, each, flipped, line, type Markup, oval, path, place } from '../svg.ts'

type Skin = typeof clay | typeof clayLight
type Hair = 'long' | 'bun' | 'braid' | 'cap'

type Head = {
  readonly hair: Hair
  readonly skin?: Skin
  readonly eyes?: 'open' | 'lowered'
  readonly smile?: 'closed' | 'open'
  readonly earring?: string
  readonly mask?: boolean
}

const hairColour = brand[950]

export function head({
  hair,
  skin = clay,
  eyes = 'open',
  smile = 'closed',
  earring = accent[100],
  mask,
}: Head): Markup {
  const neck = skin === clay ? clayDark : clay
  return (
    path('M-32 44V102C-28 122 8 122 12 100V44Z', neck) +
    hairBehind[hair] +
    path(
      'M-32 -34C-24 -50 -22 -58 -20 -66C-4 -52 20 -48 36 -52C44 -40 46 -18 46 -2C46 40 26 70 0 70C-24 70 -40 40 -40 0C-40 -14 -38 -24 -32 -34Z',
      skin,
    ) +
    oval(-38, 4, 9, 15, skin) +
    (hair === 'cap' ? '' : disc(-38, 21, 4.5, earring)) +
    line('M-9 -13C-3 -19 7 -20 14 -16M27 -16C33 -20 39 -19 43 -14', hairColour, 3.2) +
    (eyes === 'open' ? openEyes() : line('M-4 1C0 6 9 6 12 1M28 1C31 6 38 6 41 1', hairColour, 3.4)) +
    line('M22 4C22 14 28 21 27 25C25 28 20 28 17 27', neck, 3.4) +
    (mask ? surgicalMask() : mouth(smile)) +
    hairInFront[hair]
  )
}

const openEyes = (): Markup =>
  disc(4, 2, 3.9, hairColour) +
  disc(35, 2, 3.9, hairColour) +
  line('M-4 0C-1 -6 8 -6 12 0M28 0C31 -6 38 -6 41 0', hairColour, 2.4)

const mouth = (smile: 'closed' | 'open'): Markup =>
  smile === 'closed'
    ? line('M3 45C12 52 25 52 32 45', hairColour, 3.2)
    : path('M4 43C11 46 25 46 32 43C28 54 9 54 4 43Z', paper) +
      line('M4 43C11 46 25 46 32 43C28 54 9 54 4 43Z', hairColour, 2.6)

const surgicalMask = (): Markup =>
  path('M-38 12C-20 20 22 10 44 18C46 46 28 72 0 72C-22 72 -38 44 -38 12Z', brand[300]) +
  line('M-36 26C-14 34 20 28 44 32M-30 44C-12 50 18 46 38 46', brand[500], 2.4)

const hairBehind: Record<Hair, Markup> = {
  long: path(
    'M-76 -18C-82 -74 -48 -104 -8 -104C34 -104 54 -74 47 -28C30 -24 4 -22 -18 -30C-24 -14 -30 0 -28 18C-24 60 -32 96 -50 134C-70 138 -86 126 -88 106C-68 76 -70 22 -76 -18Z',
    hairColour,
  ),
  bun:
    disc(-64, -74, 34, hairColour) +
    path(
      'M46 -28C52 -78 20 -108 -20 -106C-64 -104 -86 -68 -78 -14C-74 12 -64 32 -50 40C-36 34 -20 10 0 -30C20 -40 36 -36 46 -28Z',
      hairColour,
    ),
  braid: path(
    'M46 -28C52 -78 20 -108 -20 -106C-64 -104 -86 -68 -78 -14C-76 20 -66 46 -48 60C-36 50 -20 10 0 -30C20 -40 36 -36 46 -28Z',
    hairColour,
  ),
  cap: '',
}

/** A lock of the braid, pointing down. */
const lock =
  path('M0 -16C14 -12 18 6 0 20C-18 6 -14 -12 0 -16Z', hairColour) +
  line('M-9 -4C-4 2 2 6 6 10', brand[700], 2.4)

const hairInFront: Record<Hair, Markup> = {
  long: line('M-20 -60C-28 -50 -36 -34 -40 -16', brand[800], 2.6),
  bun: line('M-86 -92C-76 -104 -58 -106 -44 -98', brand[700], 3),
  braid:
    each([0, 1, 2, 3, 4], (i) => place(-62 + i * 4, 66 + i * 22, 14, lock, 1 - i * 0.08)) +
    place(-41, 178, 8, path('M-5 -10H5L9 14H-9Z', accent[500])),
  cap:
    path('M-46 -6C-62 -62 -40 -108 2 -108C42 -108 56 -66 46 -30C20 -42 -16 -34 -40 -10Z', brand[600]) +
    line('M-46 -8C-20 -36 18 -44 47 -31', brand[800], 5),
}

export const facingLeft = (x: number, y: number, markup: Markup, scale = 1): Markup =>
  at(x, y, flipped(markup), scale)

/** A stethoscope around a neck: from the collar to its chest piece at (x, y). */
export const stethoscope = (d: string, x: number, y: number): Markup =>
  line(d, brand[900], 6) + disc(x, y, 11, brand[900]) + disc(x, y, 5.5, brand[300])

/** A relaxed hand that points right from a wrist at the origin, about 56 long. */
export const hand = (skin: string, shade: string): Markup =>
  path(
    'M-6 -13C8 -17 22 -17 34 -12C44 -9 52 -4 54 0C54 4 48 5 42 3C46 6 46 10 40 10C42 13 39 16 33 15C20 17 6 16 -6 13Z',
    skin,
  ) +
  line('M42 3C37 2 32 1 27 2M40 10C35 10 30 9 25 9', shade, 2) +
  path('M10 -13C18 -22 30 -22 36 -17C32 -12 24 -11 16 -8Z', skin)
