/** What the place of a picture asks of it. */
export type PlaceNeeds = { readonly width?: number | undefined; readonly isSquare?: boolean | undefined }
export type PictureSize = { readonly width: number; readonly height: number }

/** A hair's breadth off square is not seen. */
const squareTolerance = 0.02

/** What to say of a picture that does not serve its place well; undefined when it does. */
export function sizeComplaint({ width, height }: PictureSize, needs: PlaceNeeds): string | undefined {
  if (needs.isSquare && Math.abs(width / height - 1) > squareTolerance) {
    return `Aquí conviene una imagen cuadrada; esta mide ${width} × ${height} px. Recórtela a 1:1 en Medios.`
  }
  if (needs.width !== undefined && width < needs.width) {
    return `Esta imagen mide ${width} px de ancho; aquí conviene al menos ${needs.width}.`
  }
}
