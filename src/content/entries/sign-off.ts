/** Who read an article's text completely, and when. */
export type SignOff = {
  /** `2026-01-31` */
  readonly date: string
  readonly reviewer: string
  readonly licence: string
}

export const noSignOff: SignOff = { date: '', reviewer: '', licence: '' }

/** The day on which a text must be reviewed again. */
export const reviewDue = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
