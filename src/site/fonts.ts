// Written by scripts/build-fonts.ts.

/** The fonts that the first screen needs. */
export const fontPreloads: readonly string[] = [
  '/assets/fonts/figtree-cd53681b.woff2',
  '/assets/fonts/labrada-40bd3812.woff2',
]
