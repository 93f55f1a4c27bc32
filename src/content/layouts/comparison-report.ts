import { z } from 'zod'

/** Why a comparison is over: which layout its owner kept, or what she published meanwhile. */
export const endings = ['first', 'second', 'changed', 'hidden'] as const
export type Ending = (typeof endings)[number]

const rate = z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable()
const count = z.int().nonnegative()
const result = z.object({
  layout: z.string(),
  /** Days with views. */
  days: count,
  /** Views of the home page. */
  views: count,
  taps: count,
  sectionTaps: count,
  /** Taps on the home page per view. */
  page: rate,
  /** Taps in the section per view. */
  section: rate,
})
export type ComparisonResult = z.output<typeof result>

const comparison = z.object({
  number: count,
  section: z.string(),
  firstDay: z.string(),
  /** Days that count; null before the first one is complete. */
  span: z.object({ from: z.string(), to: z.string(), days: count }).nullable(),
  /** When the next 14 days are complete; null once it is over. */
  nextResult: z.string().nullable(),
  verdict: z.enum(['soon', 'few', 'alike', 'first', 'second']),
  results: z.tuple([result, result]),
  ended: z.object({ day: z.string(), ending: z.enum(endings) }).nullable(),
})
export type ComparisonReport = z.output<typeof comparison>

/** What 'Comparar dos diseños' shows. */
export const comparisonReports = z.object({
  isCounting: z.boolean(),
  today: z.string(),
  /** The sections of the home page that can be compared, with their published layouts. */
  sections: z.array(z.object({ section: z.string(), layout: z.string(), isShown: z.boolean() })),
  running: comparison.nullable(),
  /** Newest first. */
  over: z.array(comparison),
})
export type ComparisonReports = z.output<typeof comparisonReports>
