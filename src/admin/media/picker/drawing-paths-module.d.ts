/** Made by `build/drawing-paths.ts`. */
declare module 'virtual:drawing-paths' {
  /** Address of every bundled drawing. */
  export const drawingPaths: readonly string[]
}
