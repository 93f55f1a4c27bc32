/** A theme from the owner's own colour. */
import { contrast, fromHex, hueDistance, type Oklch, reachable, toHex } from './oklch.ts'
import { marigoldInks, type Preset } from './presets.ts'
import { type Recipe, usualChroma } from './roles.ts'

/** What was done to her colour so that white text can be read on it. */
export type Moved = {
  readonly from: string
  readonly to: string
  readonly contrastBefore: number
  readonly contrastAfter: number
}

/** The least contrast that WCAG asks of text. */
const readable = 4.5
const white = '#ffffff'

type OwnRecipe = Recipe & Pick<Preset, 'inks'>

/** Hue and colourfulness of her colour, with an accent that stays apart from it. */
export function recipeOf(brandColor: string): OwnRecipe {
  const { L, C, h } = fromHex(brandColor)
  const chroma = Math.min(C / Math.max(usualChroma(L), minMeasure), maxChroma)
  return { hue: h, chroma, ...(C < greyest ? { accent: ochre } : accentFor(h)) }
}

/** Beyond this a palette shouts. */
const maxChroma = 1.15

/** Near white every colour is nearly grey: there a little chroma does not make a colourful palette. */
const minMeasure = 0.05

/** Below this chroma, a colour has no hue that anyone sees. */
const greyest = 0.015

const ochre = 80
const paleOchre = 92
/** The fruit of the prickly pear, as in Nopal. */
const pink = 20

/** Ochre, but for the yellows and greens beside it; an orange brand takes the recipe of Cempasúchil. */
function accentFor(hue: number): Pick<OwnRecipe, 'accent' | 'inks'> {
  if (hue > 26 && hue < 63) return { accent: hue < 48 ? ochre : paleOchre, inks: marigoldInks }
  return { accent: hueDistance(hue, ochre) >= 40 ? ochre : pink }
}

/** Her colour as a button's ground: as it is where white text can be read on it, else as little darker as will do. */
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

/** The same button, pointed at: darker, or lighter where it is nearly black already. */
export function hoverColour(button: string): string {
  const { L, C, h } = fromHex(button)
  const step = L > 0.3 ? -0.065 : 0.08
  return toHex(reachable({ L: L + step, C, h }))
}

/** What the owner is told of it. */
export function explainMoved({ from, to, contrastBefore, contrastAfter }: Moved): string {
  const before = oneDecimal(contrastBefore)
  const after = oneDecimal(contrastAfter)
  return `Su color ${from} se oscureció a ${to} para que el texto blanco se lea (contraste ${before} → ${after}).`
}

/** A contrast ratio for people, rounded down, so that 4.49 does not look like enough. */
export const oneDecimal = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)
