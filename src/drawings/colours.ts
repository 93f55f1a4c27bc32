/** Drawings refer to colours by role; `paint` in `svg-file.ts` replaces the roles by a theme's values. */
const role = (name: string) => `var(--${name})`

export const panelFrame = role('brand-800')
export const grout = role('grout')
export const glazeShades = [
  role('t-bg'),
  role('t-bg'),
  role('glaze-2'),
  role('t-bg'),
  role('glaze-3'),
] as const

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
