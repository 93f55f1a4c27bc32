// Written by scripts/build-fonts.ts.

/** The fonts that the first screen needs. */
export const fontPreloads: readonly string[] = [
  '/assets/fonts/labrada-6c8535b0.woff2',
  '/assets/fonts/figtree-a0fbe024.woff2',
]

/** Tells whether a page needs `rare-fonts.css`. Signs of HTML and JSON do not count, as every page contains them. */
export const rareCharacters =
  /[¢£¤¥¦§¨©ª¬®¯±²³´µ¶¸¹º¼½¾ÀÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖ×ØÙÛÜÝÞßàâãäåæçèêëìîïðòôõö÷øùûýþÿŒœ•′€™−]/
