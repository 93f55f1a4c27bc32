// Written by scripts/build-fonts.ts.

/** The fonts that the first screen needs. */
export const fontPreloads: readonly string[] = [
  '/assets/fonts/figtree-5d205e22.woff2',
  '/assets/fonts/labrada-af2dc8ef.woff2',
]

/** Tells whether a page needs `rare-fonts.css`. Signs of HTML and JSON do not count, as every page contains them. */
export const rareCharacters = /[¢£¤¥¦§¨©¬®¯±³´µ¶¸¹¼¾ÀÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖØÙÛÝÞßàâãäåæçèêëìîïðòôõö÷øùûýþÿŒœ′€™]/
