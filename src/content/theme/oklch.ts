/** Colours in OKLCH, where the same lightness looks equally light in every hue. */
import {
  useMode as addMode,
  clampRgb,
  converter,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  wcagContrast,
} from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) addMode(mode)

export type Oklch = {
  /** Lightness, 0 to 1. */
  readonly L: number
  /** Chroma: 0 is grey. */
  readonly C: number
  /** Hue in degrees. */
  readonly h: number
}

const oklchOf = converter('oklch')
const linearOf = converter('lrgb')
const culori = ({ L, C, h }: Oklch) => ({ mode: 'oklch', l: L, c: C, h }) as const

/** Converts a colour to `#rrggbb`. Channels outside sRGB are clipped; see `reachable`. */
export const toHex = (colour: Oklch): string => formatHex(clampRgb(culori(colour)))

/** @param hex `#rrggbb`. The hue of a grey is 0. */
export function fromHex(hex: string): Oklch {
  const { l: L, c: C, h = 0 } = oklchOf(hex) ?? { l: 0, c: 0 }
  // A chroma this small is a rounding error.
  return C < 0.001 ? { L, C: 0, h: 0 } : { L, C, h }
}

/** The colour with its chroma reduced as far as necessary to fit into sRGB. */
export function reachable({ L, C: wanted, h }: Oklch): Oklch {
  let C = wanted
  while (C > 0 && !inGamut({ L, C, h })) C -= 0.002
  return { L, C: Math.max(0, Number(C.toFixed(3))), h }
}

/** WCAG contrast ratio of two colours `#rrggbb`. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** Perceived difference of two colours `#rrggbb`: 0.02 is barely visible, 0.1 is clearly visible. */
export const distance: (one: string, other: string) => number = differenceEuclidean('oklab')

/** Smaller angle between two hues, in degrees. */
export function hueDistance(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

/** With a tolerance that no eye sees. */
function inGamut(colour: Oklch): boolean {
  const { r, g, b } = linearOf(culori(colour))
  return [r, g, b].every((value) => value >= -0.0005 && value <= 1.0005)
}
