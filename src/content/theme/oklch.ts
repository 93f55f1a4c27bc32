/** Colours in OKLCH, where the same lightness looks equally light in every hue. */

export type Oklch = {
  /** Lightness, 0 to 1. */
  readonly L: number
  /** Chroma: 0 is grey. */
  readonly C: number
  /** Hue in degrees. */
  readonly h: number
}

type Triple = readonly [number, number, number]

/** Converts a colour to `#rrggbb`. Channels outside sRGB are clipped; see `reachable`. */
export function toHex({ L, C, h }: Oklch): string {
  const channel = (value: number) => {
    const byte = Math.round(clamp(toGamma(clamp(value))) * 255)
    return byte.toString(16).padStart(2, '0')
  }
  return `#${toLinear(L, C, h).map(channel).join('')}`
}

/** @param hex `#rrggbb`. The hue of a grey is 0. */
export function fromHex(hex: string): Oklch {
  const [L, a, b] = toLab(hex)
  const C = Math.hypot(a, b)
  // A chroma this small is a rounding error.
  if (C < 0.001) return { L, C: 0, h: 0 }
  return { L, C, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** The colour with its chroma reduced as far as necessary to fit into sRGB. */
export function reachable({ L, C: wanted, h }: Oklch): Oklch {
  let C = wanted
  while (C > 0 && !inGamut(toLinear(L, C, h))) C -= 0.002
  return { L, C: Math.max(0, Number(C.toFixed(3))), h }
}

/** WCAG contrast ratio of two colours `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Perceived difference of two colours `#rrggbb`: 0.02 is barely visible, 0.1 is clearly visible. */
export function distance(one: string, other: string): number {
  const [l1, a1, b1] = toLab(one)
  const [l2, a2, b2] = toLab(other)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

/** Smaller angle between two hues, in degrees. */
export function hueDistance(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

function toLinear(L: number, C: number, h: number): Triple {
  const a = C * Math.cos((h * Math.PI) / 180)
  const b = C * Math.sin((h * Math.PI) / 180)
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toLab(hex: string): Triple {
  const [r, g, b] = channels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Linear red, green and blue. */
function channels(hex: string): Triple {
  const channel = (at: number) => fromGamma(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function inGamut(rgb: Triple): boolean {
  return rgb.every((value) => value >= -0.0005 && value <= 1.0005)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function fromGamma(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

function toGamma(v: number): number {
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
}
