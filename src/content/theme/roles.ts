/**
 * Generates every colour of the site by role from one brand hue. Lightness is fixed per role and chroma is reduced to
 * fit sRGB, so most hues keep their contrast. Pairs with too little contrast are then darkened.
 */
import { contrast, type Oklch, reachable, toHex } from './oklch.ts'

type HueSource = 'brand' | 'accent' | 'glaze' | 'leaf' | 'danger'

/** Per role: lightness, desired chroma, and which hue it uses. */
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
} as const satisfies Record<string, readonly [number, number, HueSource]>

export type Role = keyof typeof RAMP

/** Pairs of colours that the site uses for text: text, background, minimum contrast. */
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
  ['brand-500', 'glaze', 3],
]

/** A theme's choices, from which all its colours follow. */
export type Recipe = {
  /** Hue of the brand, in degrees. */
  readonly hue: number
  readonly accent: number
  /** Chroma relative to Talavera: 1 is equally colourful, 0 is grey. */
  readonly chroma: number
}

/** Green for WhatsApp and for check marks of verified facts. */
export type Leaf = { readonly hue: number; readonly lift: number; readonly chroma: number }

const usualLeaf: Leaf = { hue: 158, lift: 0, chroma: 1 }

export type RoleColours = Readonly<Record<Role, string>>

/** The colour of every role. Each pair has at least its minimum contrast. */
export function roleColours(recipe: Recipe, leaf = usualLeaf): RoleColours {
  const hues: Record<HueSource, number> = {
    brand: recipe.hue,
    accent: recipe.accent,
    glaze: 95,
    leaf: leaf.hue,
    danger: 25,
  }
  const colour = (role: Role): Oklch => {
    const [L, C, source] = RAMP[role]
    const h = hues[source]
    if (source === 'brand') return { L, C: C * recipe.chroma, h }
    if (source !== 'leaf') return { L, C, h }
    return { L: role === 'leaf-100' ? L : L + leaf.lift, C: C * leaf.chroma, h }
  }
  return corrected(byRole((role) => reachable(colour(role))))
}

/**
 * Darkens the darker colour of a pair until the pair has its contrast. A role is always the darker or always the
 * lighter one in its pairs.
 */
export function corrected(colours: Readonly<Record<Role, Oklch>>): RoleColours {
  const fixed = { ...colours }
  for (const [one, other, minimum] of PAIRS) {
    const dark = fixed[one].L < fixed[other].L ? one : other
    while (fixed[dark].L > 0 && contrast(toHex(fixed[one]), toHex(fixed[other])) < minimum) {
      fixed[dark] = reachable({ ...fixed[dark], L: Math.max(0, fixed[dark].L - 0.005) })
    }
  }
  return byRole((role) => toHex(fixed[role]))
}

/** Chroma of Talavera's brand colours at a given lightness. */
export function usualChroma(lightness: number): number {
  const steps = brandRoles.map((role) => RAMP[role])
  const above = steps.findIndex(([L]) => L >= lightness)
  const [upper, lower] = [steps[above], steps[above - 1]]
  if (!upper) return steps.at(-1)?.[1] ?? 0
  if (!lower) return upper[1]
  return lower[1] + ((upper[1] - lower[1]) * (lightness - lower[0])) / (upper[0] - lower[0])
}

const roles = Object.keys(RAMP) as readonly Role[]
/** Ordered from dark to light. */
const brandRoles = roles.filter((role) => role.startsWith('brand-'))

function byRole<Colour>(colourOf: (role: Role) => Colour): Record<Role, Colour> {
  return Object.fromEntries(roles.map((role) => [role, colourOf(role)])) as Record<Role, Colour>
}
