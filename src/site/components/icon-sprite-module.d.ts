/** Made by `build/icon-sprite.ts`. */
declare module 'virtual:icon-sprite' {
  /** Address of the SVG file that holds every icon as a symbol `i-<name>`. */
  export const spriteAddress: string
}
