/** How one device shows a search result. Widths are in pixels. */
export type ResultLimits = {
  readonly titleWidth: number
  readonly titleLines: number
  /** Width of the whole description if it were set on one line. */
  readonly descriptionWidth: number
}

/**
 * Google publishes no limits ('truncated as needed',
 * https://developers.google.com/search/docs/appearance/title-link), so these were measured by others: a title of
 * 20 px Arial is cut at 580 to 600 px on a desktop
 * (https://www.rocketmill.co.uk/title-tags-now-20-longer-on-desktop-google-search-results,
 * https://docs.rs/codoseo-web/latest/src/codoseo_web/serp.rs.html), a description of 14 px Arial at 920 to 990 px. A
 * phone shows two lines of the title and about 680 px of the description. The smaller number of each is used here.
 */
export const resultLimits = {
  desktop: { titleWidth: 580, titleLines: 1, descriptionWidth: 920 },
  phone: { titleWidth: 328, titleLines: 2, descriptionWidth: 680 },
} as const satisfies Record<string, ResultLimits>

export type Device = keyof typeof resultLimits

export const titleFont = '400 20px Arial, "Liberation Sans", Arimo, Helvetica, sans-serif'
export const descriptionFont = '400 14px Arial, "Liberation Sans", Arimo, Helvetica, sans-serif'
