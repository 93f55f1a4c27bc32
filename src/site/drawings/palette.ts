/**
 * One brand hue → a whole palette in OKLCH, with hexadecimal values and measured contrast.
 * Lightness is fixed per role and chroma is cut to what sRGB can show, so any new hue holds its contrast.
 */

export type Palette = Readonly<Record<string, string>>

type Theme = {
  readonly name: string
  readonly hue: number
  readonly accent: number
  readonly chroma: number
  /** Roles that this theme draws with another role than the rest. */
  readonly overrides?: Readonly<Record<string, Role>>
}

type Swatch = { L: number; C: number; h: number; hex: string; css: string }
type Triple = readonly [number, number, number]
type HueSource = 'brand' | 'accent' | 'glaze' | 'leaf' | 'danger'

/** Role → lightness, desired chroma, and whose hue it takes. */
const RAMP = {
  'brand-950': [0.225, 0.085, 'brand'],
  'brand-900': [0.285, 0.115, 'brand'],
  'brand-800': [0.34, 0.14, 'brand'],
  'brand-700': [0.405, 0.16, 'brand'],
  'brand-600': [0.475, 0.165, 'brand'],
  'brand-500': [0.58, 0.145, 'brand'],
  'brand-400': [0.69, 0.11, 'brand'],
  'brand-300': [0.8, 0.072, 'brand'],
  'brand-200': [0.885, 0.042, 'brand'],
  'brand-100': [0.94, 0.022, 'brand'],
  'brand-50': [0.972, 0.0095, 'brand'],
  'accent-700': [0.475, 0.1, 'accent'],
  'accent-500': [0.79, 0.14, 'accent'],
  'accent-300': [0.885, 0.085, 'accent'],
  'accent-100': [0.957, 0.034, 'accent'],
  glaze: [0.988, 0.0035, 'glaze'],
  paper: [1, 0, 'glaze'],
  ink: [0.255, 0.035, 'brand'],
  'ink-2': [0.43, 0.03, 'brand'],
  line: [0.885, 0.014, 'brand'],
  'leaf-700': [0.42, 0.095, 'leaf'],
  'leaf-600': [0.475, 0.105, 'leaf'],
  'leaf-100': [0.955, 0.025, 'leaf'],
  'danger-700': [0.45, 0.15, 'danger'],
  'danger-100': [0.95, 0.025, 'danger'],
} as const satisfies Record<string, readonly [number, number, HueSource]>

export type Role = keyof typeof RAMP

/** Text pairs the site really uses: text, background, least contrast. */
export const PAIRS: readonly (readonly [Role, Role, number])[] = [
  ['ink', 'glaze', 4.5],
  ['ink-2', 'glaze', 4.5],
  ['ink-2', 'brand-50', 4.5],
  ['ink-2', 'brand-100', 4.5],
  ['ink', 'accent-100', 4.5],
  ['ink-2', 'accent-100', 4.5],
  ['brand-700', 'glaze', 4.5],
  ['brand-700', 'brand-100', 4.5],
  ['brand-700', 'accent-100', 4.5],
  ['brand-600', 'paper', 4.5],
  ['brand-800', 'brand-200', 4.5],
  ['brand-900', 'accent-500', 4.5],
  ['brand-900', 'accent-300', 4.5],
  ['paper', 'brand-600', 4.5],
  ['paper', 'brand-700', 4.5],
  ['paper', 'brand-800', 4.5],
  ['brand-200', 'brand-800', 4.5],
  ['brand-200', 'brand-900', 4.5],
  ['brand-300', 'brand-950', 4.5],
  ['accent-500', 'brand-900', 4.5],
  ['accent-300', 'brand-800', 4.5],
  ['accent-700', 'glaze', 4.5],
  ['accent-700', 'accent-100', 4.5],
  ['paper', 'leaf-600', 4.5],
  ['paper', 'leaf-700', 4.5],
  ['leaf-700', 'leaf-100', 4.5],
  ['danger-700', 'paper', 4.5],
  ['danger-700', 'danger-100', 4.5],
  ['brand-500', 'glaze', 3],
]

export const PRESETS = {
  talavera: { name: 'Talavera', hue: 263, accent: 80, chroma: 1 },
  jacaranda: { name: 'Jacaranda', hue: 300, accent: 92, chroma: 0.95 },
  nopal: { name: 'Nopal', hue: 155, accent: 20, chroma: 0.85 },
  bugambilia: { name: 'Bugambilia', hue: 352, accent: 70, chroma: 1.05 },
  cempasuchil: {
    name: 'Cempasúchil',
    hue: 42,
    accent: 70,
    chroma: 1,
    // A brown wash looks dull: its tiles take the orange of the accent instead.
    overrides: {
      't-wash': 'accent-500',
      't-fill': 'brand-500',
      't-accent': 'brand-500',
      't-soft': 'accent-300',
      grout: 'accent-300',
    },
  },
} as const satisfies Record<string, Theme>

/** The inks of the tiles, as roles of the palette. */
const TILE_INKS = {
  't-bg': 'glaze',
  't-line': 'brand-800',
  't-fill': 'brand-600',
  't-wash': 'brand-300',
  't-mist': 'brand-100',
  't-accent': 'accent-500',
  't-soft': 'accent-300',
  grout: 'brand-200',
  'glaze-2': 'brand-50',
  'glaze-3': 'glaze',
} as const satisfies Record<string, Role>

/** Clay: skin, wood and pots of the drawings; the same in every theme, and never text. */
const CLAY = { clay: '#c98f66', 'clay-2': '#dba981', 'clay-3': '#9c6444' }

export function palette({ hue, accent = 80, chroma = 1 }: { hue: number; accent?: number; chroma?: number }) {
  const hues: Record<HueSource, number> = { brand: hue, accent, glaze: 95, leaf: 158, danger: 25 }
  const swatches = Object.entries(RAMP).map(([role, [L, wanted, source]]): [string, Swatch] => {
    const h = hues[source]
    const C = reachable(L, source === 'brand' ? wanted * chroma : wanted, h)
    return [role, { L, C, h, hex: hex(L, C, h), css: `oklch(${L} ${C} ${h})` }]
  })
  return Object.fromEntries(swatches) as Record<Role, Swatch>
}

/** Every colour a drawing may name, as hexadecimal values. */
export function drawingPalette(theme: Theme): Palette {
  const swatches = palette(theme)
  const inks = Object.entries({ ...TILE_INKS, ...theme.overrides }).map(([ink, role]) => [
    ink,
    swatches[role].hex,
  ])
  return {
    ...Object.fromEntries(Object.entries(swatches).map(([role, { hex }]) => [role, hex])),
    ...CLAY,
    ...Object.fromEntries(inks),
  }
}

export const talaveraPalette: Palette = {
  ...drawingPalette(PRESETS.talavera),
  'glaze-2': '#f6f8fb',
  'glaze-3': '#fefdfb',
}

/** WCAG contrast ratio of two hexadecimal colours. */
export function contrast(a: string, b: string): number {
  const [la, lb] = [luminance(a), luminance(b)]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

/** The largest chroma, at most the wanted one, that sRGB can show at this lightness and hue. */
function reachable(L: number, wanted: number, h: number): number {
  let C = wanted
  while (C > 0 && !inGamut(toLinear(L, C, h))) C -= 0.002
  return Math.max(0, Number(C.toFixed(3)))
}

function hex(L: number, C: number, h: number): string {
  const channel = (value: number) => {
    const byte = Math.round(clamp(toGamma(clamp(value))) * 255)
    return byte.toString(16).padStart(2, '0')
  }
  return `#${toLinear(L, C, h).map(channel).join('')}`
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

function luminance(color: string): number {
  const channel = (at: number) => fromGamma(Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
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
