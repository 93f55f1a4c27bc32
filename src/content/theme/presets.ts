import type { Recipe, Role } from './roles.ts'

/** The inks of tiles: each takes the colour of a role. */
export type Inks = typeof usualInks

/** The tile inks of most themes. */
export const usualInks = {
  't-bg': 'glaze',
  't-line': 'brand-800',
  't-fill': 'brand-600',
  't-wash': 'brand-300',
  't-mist': 'brand-100',
  't-accent': 'accent-500',
  't-soft': 'accent-300',
  grout: 'brand-200',
} as const satisfies Record<string, Role>

/** For themes in which a brown wash looks dull: tiles use the accent's orange instead. */
export const marigoldInks = {
  't-wash': 'accent-500',
  't-fill': 'brand-500',
  't-accent': 'brand-500',
  't-soft': 'accent-300',
  grout: 'accent-300',
} as const satisfies Partial<Record<keyof Inks, Role>>

export type Preset = Recipe & {
  readonly name: string
  readonly inks?: Partial<Record<keyof Inks, Role>>
}

/** The built-in themes, by their value in the document. */
export const presets = {
  talavera: { name: 'Talavera', hue: 263, accent: 80, chroma: 1 },
  jacaranda: { name: 'Jacaranda', hue: 300, accent: 92, chroma: 0.95 },
  nopal: { name: 'Nopal', hue: 155, accent: 20, chroma: 0.85 },
  bugambilia: { name: 'Bugambilia', hue: 352, accent: 70, chroma: 1.05 },
  cempasuchil: { name: 'Cempasúchil', hue: 42, accent: 70, chroma: 1, inks: marigoldInks },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof presets
export const presetNames = Object.keys(presets) as [PresetName, ...PresetName[]]

/** Value of the theme field for a theme from the brand colour. */
export const ownColour = 'propio'
