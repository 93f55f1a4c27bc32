/** Provided by `build/icon-sprite.ts`. */
declare module 'virtual:icon-sprite' {
  /** URL of the SVG file that contains the shape of every late icon as a symbol `l-<name>`. */
  export const spriteAddress: string
}
