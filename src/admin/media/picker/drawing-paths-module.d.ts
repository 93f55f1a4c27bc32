/** Provided by `build/drawing-paths.ts`. */
declare module 'virtual:drawing-paths' {
  /** URL paths of all bundled drawings. */
  export const drawingPaths: readonly string[]
}
