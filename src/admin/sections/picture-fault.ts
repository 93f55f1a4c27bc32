type Size = { readonly width: number; readonly height: number }

export type PlacedPicture = {
  /** In pixels of the file. */
  readonly own: Size
  /** In CSS pixels, which the picture fills. */
  readonly place: Size
}

/** Larger than so many times its own size, a photograph looks blurred. */
const maxEnlargement = 1.25

/** The smallest share of a photograph's area that may be visible. With more, a face of usual size at the focal point is not cut. */
const minVisible = 0.4

/** Tells the owner why a photograph does not work in its place, if it does not. */
export function pictureFault({ own, place }: PlacedPicture): string | undefined {
  const enlargement = Math.max(place.width / own.width, place.height / own.height)
  if (enlargement > maxEnlargement)
    return `se vería borrosa: mide ${inPixels(own)} puntos y aquí ocupa ${inPixels(place)}.`
  const part = (place.width * place.height) / (own.width * own.height * enlargement ** 2)
  if (part > minVisible) return undefined
  const shape = own.height / own.width > place.height / place.width ? 'alta' : 'ancha'
  return `es muy ${shape} para este lugar: solo se vería el ${Math.round(part * 100)} % y podría cortarse el rostro.`
}

const inPixels = ({ width, height }: Size) => `${Math.round(width)} × ${Math.round(height)}`
