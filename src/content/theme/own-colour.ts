/** Creates a theme from the owner's brand colour. */
import { contrast, fromHex, hueDistance, type Oklch, reachable, toHex } from './oklch.ts'
import { marigoldInks, type Preset } from './presets.ts'
import { type Recipe, usualChroma } from './roles.ts'

/** How the brand colour was changed so that white text is readable on it. */
export type Moved = {
  readonly from: string
  readonly to: string
  readonly contrastBefore: number
  readonly contrastAfter: number
}

/** Minimum contrast for text in WCAG level AA. */
const readable = 4.5
const white = '#ffffff'

type OwnRecipe = Recipe & Pick<Preset, 'inks'>

/** Hue and chroma of the brand colour, with an accent of a different hue. */
export function recipeOf(brandColor: string): OwnRecipe {
  const { L, C, h } = fromHex(brandColor)
  const chroma = Math.min(C / Math.max(usualChroma(L), minMeasure), maxChroma)
  return { hue: h, chroma, ...(C < greyest ? { accent: ochre } : accentFor(h)) }
}

/** More chroma than this looks garish. */
const maxChroma = 1.15

/**
 * Lower limit of the divisor: near white every colour is almost grey, and a small divisor would exaggerate its
 * chroma.
 */
const minMeasure = 0.05

/** A colour with less chroma than this has no visible hue. */
const greyest = 0.015

const ochre = 80
const paleOchre = 92
/** The pink of prickly pear fruit, as in the Nopal preset. */
const pink = 20

/** Ochre; pink for brands of a similar hue. Orange brands use the inks of the Cempasúchil preset. */
function accentFor(hue: number): Pick<OwnRecipe, 'accent' | 'inks'> {
  if (hue > 26 && hue < 63) return { accent: hue < 48 ? ochre : paleOchre, inks: marigoldInks }
  return { accent: hueDistance(hue, ochre) >= 40 ? ochre : pink }
}

/** The brand colour as a button background, darkened only as far as white text needs. */
export function buttonColour(brandColor: string): { colour: string; moved?: Moved } {
  const from = brandColor.toLowerCase()
  const contrastBefore = contrast(from, white)
  if (contrastBefore >= readable) return { colour: from }

  const to = darkened(fromHex(from))
  return { colour: to, moved: { from, to, contrastBefore, contrastAfter: contrast(to, white) } }
}

function darkened(colour: Oklch): string {
  let { L } = colour
  let hex = toHex(reachable(colour))
  while (contrast(hex, white) < readable) {
    L -= 0.002
    hex = toHex(reachable({ ...colour, L }))
  }
  return hex
}

/** The button's hover colour: darker, or lighter if the button is almost black. */
export function hoverColour(button: string): string {
  const { L, C, h } = fromHex(button)
  const step = L > 0.3 ? -0.065 : 0.08
  return toHex(reachable({ L: L + step, C, h }))
}

/** Explains the change to the owner, in Spanish. */
export function explainMoved({ from, to, contrastBefore, contrastAfter }: Moved): string {
  const before = oneDecimal(contrastBefore)
  const after = oneDecimal(contrastAfter)
  return `Su color ${from} se oscureció a ${to} para que el texto blanco se lea (contraste ${before} → ${after}).`
}

/** A contrast ratio with one decimal, rounded down so that 4.49 does not look sufficient. */
export const oneDecimal = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)
