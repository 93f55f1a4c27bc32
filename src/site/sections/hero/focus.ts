import type { ImageData } from '#site/images.ts'

/** A picture, and its horizontal offset in percent from the hero's own fields. */
type Placed = readonly [image: ImageData, offset: number]

const middle = 50

/**
 * Focal points for phones, tablets and desktops in one attribute; `photoRules` writes the CSS rules for it. An offset
 * in the hero's own fields overrides the library's focal point. Undefined if the layout's own rules suffice.
 */
export function focusAtEachWidth(...placed: readonly [Placed, Placed, Placed]): string | undefined {
  if (placed.every(([{ photo }]) => !photo?.focus)) return undefined
  const [mobile, ...wider] = placed.map(([{ photo }, offset]) => {
    const [x, y] = (photo?.focus || `${middle} ${middle}`).split(' ')
    return `${offset === middle ? x : offset} ${y}`
  })
  return wider.every((focus) => focus === mobile) ? mobile : [mobile, ...wider].join()
}

/** Background colours per width in one attribute, shown until the pictures load. */
export function toneAtEachWidth(...images: readonly [ImageData, ImageData, ImageData]): string | undefined {
  const [mobile, ...wider] = images.map(({ photo }) => photo?.tone || transparent)
  if (wider.some((tone) => tone !== mobile)) return [mobile, ...wider].join()
  return mobile === transparent ? undefined : mobile
}

const transparent = '0000'
