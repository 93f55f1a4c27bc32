/** Requirements of a picture's place on the site. */
export type PlaceNeeds = { readonly width?: number | undefined; readonly isSquare?: boolean | undefined }
export type PictureSize = { readonly width: number; readonly height: number }

/** Deviations from a square below this share are invisible. */
const squareTolerance = 0.02

/** Says why a picture does not suit its place; undefined if it does. */
export function sizeWarning({ width, height }: PictureSize, needs: PlaceNeeds): string | undefined {
  if (needs.isSquare && Math.abs(width / height - 1) > squareTolerance) {
    return `Aquí conviene una imagen cuadrada; esta mide ${width} × ${height} píxeles. Recórtela a 1:1 en Medios.`
  }
  if (needs.width !== undefined && width < needs.width) {
    return `Esta imagen mide ${width} píxeles de ancho; aquí conviene al menos ${needs.width}.`
  }
}
