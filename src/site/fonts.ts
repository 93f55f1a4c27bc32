// Written by scripts/build-fonts.ts.

/** The fonts that the first screen needs. */
export const fontPreloads: readonly string[] = [
  '/assets/fonts/figtree-d5c37165.woff2',
  '/assets/fonts/labrada-b55a486e.woff2',
]

/** Tells whether a page needs `rare-fonts.css`. Signs of HTML and JSON do not count, as every page contains them. */
export const rareCharacters = /[¢£¤¥¦§¨©¬®¯±³´µ¶¸¹¼¾ÀÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖØÙÛÝÞßàâãäåæçèêëìîïðòôõö÷øùûýþÿŒœ′€™]/
