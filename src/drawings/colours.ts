/** Drawings refer to colours by role; `paint` in `svg-file.ts` replaces the roles by a theme's values. */
const role = (name: string) => `var(--${name})`

export const brand = {
  50: role('brand-50'),
  100: role('brand-100'),
  200: role('brand-200'),
  300: role('brand-300'),
  400: role('brand-400'),
  500: role('brand-500'),
  600: role('brand-600'),
  700: role('brand-700'),
  800: role('brand-800'),
  900: role('brand-900'),
  950: role('brand-950'),
} as const

export const accent = { 100: role('accent-100'), 300: role('accent-300'), 500: role('accent-500') } as const
export const paper = role('paper')
export const glaze = role('glaze')
export const grout = role('grout')
export const glazeShades = [
  role('t-bg'),
  role('t-bg'),
  role('glaze-2'),
  role('t-bg'),
  role('glaze-3'),
] as const

export const clay = role('clay')
export const clayLight = role('clay-2')
export const clayDark = role('clay-3')

/** The seven inks of a tile. */
export type Inks = {
  readonly bg: string
  readonly line: string
  readonly fill: string
  readonly wash: string
  readonly mist: string
  readonly accent: string
  readonly soft: string
}

export const inks: Inks = {
  bg: role('t-bg'),
  line: role('t-line'),
  fill: role('t-fill'),
  wash: role('t-wash'),
  mist: role('t-mist'),
  accent: role('t-accent'),
  soft: role('t-soft'),
}

/** White on cobalt: swaps line with ground, and wash with fill. */
export function inverted(base: Inks): Inks {
  return {
    ...base,
    bg: base.line,
    line: base.bg,
    fill: base.wash,
    wash: base.fill,
    mist: base.fill,
    soft: base.accent,
  }
}
