/** The page in the frame, and the scale at which it is shown. */
export type PageProps = { readonly page: Document; readonly scale: number }

export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The same place in the layer over the page. */
export const scaled = ({ left, top, width, height }: Box, scale: number): Box => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
})
