/** Provided by `build/drawings.ts`. */
declare module 'virtual:drawing-paths' {
  /** URL paths of all bundled drawings. */
  export const drawingPaths: readonly string[]
}
