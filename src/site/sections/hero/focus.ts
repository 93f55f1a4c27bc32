import type { ImageData } from '#site/images.ts'

/** A picture and how far the owner moved it sideways in the hero itself, in percent. */
type Placed = readonly [image: ImageData, offset: number]

const middle = 50

/**
 * Where the photographs are cut on phones, tablets and desktops, as one attribute whose rules `photoRules` writes. An
 * offset set in the hero itself wins over what the library says. Undefined where the layout's own rules do.
 */
export function focusAtEachWidth(...placed: readonly [Placed, Placed, Placed]): string | undefined {
  if (placed.every(([{ photo }]) => !photo?.focus)) return undefined
  const [mobile, ...wider] = placed.map(([{ photo }, offset]) => {
    const [x, y] = (photo?.focus || `${middle} ${middle}`).split(' ')
    return `${offset === middle ? x : offset} ${y}`
  })
  return wider.every((focus) => focus === mobile) ? mobile : [mobile, ...wider].join()
}

/** The same for what stands in their place until they are there. */
export function toneAtEachWidth(...images: readonly [ImageData, ImageData, ImageData]): string | undefined {
  const [mobile, ...wider] = images.map(({ photo }) => photo?.tone || transparent)
  if (wider.some((tone) => tone !== mobile)) return [mobile, ...wider].join()
  return mobile === transparent ? undefined : mobile
}

const transparent = '0000'
