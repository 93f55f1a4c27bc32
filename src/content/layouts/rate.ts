/** What one day counted. */
export type DayCount = { readonly views: number; readonly taps: number }

/** Taps per view, with the interval that contains the true rate in 95 of 100 cases. */
export type Rate = { readonly value: number; readonly low: number; readonly high: number }

const z = 1.959964

/** Fewer days say too little about how days differ. */
const minDays = 6

/**
 * Quantile of Student's t distribution for 97.5 %, from that of the normal one: Abramowitz and Stegun, Handbook of
 * Mathematical Functions, 26.7.5. Right to three digits from 5 degrees of freedom.
 */
export function tQuantile(freedom: number): number {
  const [first, second, third] = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ]
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}

/**
 * Taps per view over some days. The days are the units, because a day as a whole shows one layout and its visits have
 * much in common (a Monday, a holiday, an advertisement): the ratio estimator of Cochran, Sampling Techniques, 1977,
 * chapter 6. With few taps, days that are alike by chance would make its interval too narrow, so the interval also
 * contains the score interval of a count of rare events (Wilson 1927, for Poisson counts).
 * @param counts Only days with views. @returns undefined for fewer than six of them.
 */
export function rateOf(counts: readonly DayCount[]): Rate | undefined {
  const days = counts.length
  const views = sumOf(counts, 'views')
  if (days < minDays || views === 0) return undefined
  const taps = sumOf(counts, 'taps')
  const value = taps / views
  const squares = counts.reduce((sum, day) => sum + (day.taps - value * day.views) ** 2, 0)
  const deviation = (Math.sqrt(squares / (days - 1) / days) * days) / views
  const ofDays = tQuantile(days - 1) * deviation
  const [middle, ofTaps] = [taps + z ** 2 / 2, z * Math.sqrt(taps + z ** 2 / 4)]
  return {
    value,
    low: Math.max(0, Math.min(value - ofDays, (middle - ofTaps) / views)),
    high: Math.max(value + ofDays, (middle + ofTaps) / views),
  }
}

export const sumOf = (counts: readonly DayCount[], kind: keyof DayCount): number =>
  counts.reduce((sum, day) => sum + day[kind], 0)
