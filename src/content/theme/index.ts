/** The theme of the site, as chosen by the owner. Used by pages, drawings and the admin. */
import { distance } from './oklch.ts'
import { buttonColour, hoverColour, type Moved, recipeOf } from './own-colour.ts'
import { type Inks, type Preset, type PresetName, presets, usualInks } from './presets.ts'
import { type Leaf, type RoleColours, roleColours } from './roles.ts'

/** The theme fields of the document. */
export type ThemeChoice = { readonly preset: PresetName | 'propio'; readonly brandColor: string }

/** Every colour that a drawing may use, by role. */
export type Palette = Readonly<Record<string, string>>

export type SiteTheme = {
  readonly roles: RoleColours
  /** Background of the main buttons, and the same on hover. */
  readonly primary: string
  readonly primaryHover: string
  readonly palette: Palette
  /** How the owner's colour was changed; absent if it was not. */
  readonly moved?: Moved
}

/** The last themes, because every page of a release asks for the same one. */
const themes = new Map<string, SiteTheme>()
const maxThemes = 20

/** The theme for the owner's choice. Without a brand colour, the own-colour choice gives the default theme. */
export function siteTheme({ preset, brandColor }: ThemeChoice): SiteTheme {
  const ownPreset = isColour(brandColor) ? undefined : 'talavera'
  const name = preset === 'propio' ? ownPreset : preset
  const key = name ?? brandColor
  const theme = themes.get(key) ?? (name ? presetTheme(name) : ownTheme(brandColor))
  if (themes.size >= maxThemes) themes.clear()
  themes.set(key, theme)
  return theme
}

function presetTheme(name: PresetName): SiteTheme {
  const preset: Preset = presets[name]
  const { 'brand-700': primary, 'brand-800': primaryHover } = roleColours(preset)
  const theme = assemble({ ...preset, primary, primaryHover })
  if (name !== 'talavera') return theme
  // The design specifies this Talavera shade by hand.
  return { ...theme, palette: { ...theme.palette, 'glaze-2': '#f6f8fb' } }
}

function ownTheme(color: string): SiteTheme {
  const { colour: primary, moved } = buttonColour(color)
  const theme = assemble({ ...recipeOf(color), primary, primaryHover: hoverColour(primary) })
  return moved ? { ...theme, moved } : theme
}

type Parts = Omit<Preset, 'name'> & { readonly primary: string; readonly primaryHover: string }

function assemble({ primary, primaryHover, inks, ...recipe }: Parts): SiteTheme {
  const roles = roleColours(recipe, leafApartFrom(primary))
  return { roles, primary, primaryHover, palette: drawingPalette(roles, { ...usualInks, ...inks }) }
}

/** WhatsApp greens: the design's, and a brighter and a deeper one for themes with a green brand colour. */
const leaves = [
  { hue: 158, lift: 0, chroma: 1 },
  { hue: 143, lift: 0.055, chroma: 1.5 },
  { hue: 150, lift: -0.115, chroma: 0.95 },
].map((leaf) => ({ leaf, ground: roleColours(presets.talavera, leaf)['leaf-600'] }))

/** Minimum colour distance between two buttons side by side. */
const minDifference = 0.1

function leafApartFrom(primary: string): Leaf | undefined {
  const candidates = leaves.map(({ leaf, ground }) => ({ leaf, apart: distance(ground, primary) }))
  const [furthest] = candidates.toSorted((one, other) => other.apart - one.apart)
  return (candidates.find(({ apart }) => apart >= minDifference) ?? furthest)?.leaf
}

/** Clay, for skin, wood and pots in drawings. The same in every theme; never used for text. */
const clay = { clay: '#c98f66', 'clay-2': '#dba981', 'clay-3': '#9c6444' }

function drawingPalette(roles: RoleColours, inks: Record<keyof Inks, keyof RoleColours>): Palette {
  const painted = Object.entries(inks).map(([ink, role]) => [ink, roles[role]])
  return {
    ...roles,
    ...clay,
    ...Object.fromEntries(painted),
    'glaze-2': roles['brand-50'],
    'glaze-3': '#fefdfb',
  }
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
