/** Provided by `build/icon-sprite.ts`. */
declare module 'virtual:icon-sprite' {
  /** URL of the SVG file that contains every icon as a symbol `i-<name>`. */
  export const spriteAddress: string
}
