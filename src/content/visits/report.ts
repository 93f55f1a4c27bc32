import { z } from 'zod'
import { type Metric, metrics, tapKinds } from './visit-kinds.ts'

/** Periods that can be looked at, in days. */
export const periods = [7, 28, 90] as const
export type Period = (typeof periods)[number]

const count = z.int().nonnegative()
const totals = z.record(z.enum(metrics), count)
/** How often each metric was counted. */
export type Totals = Readonly<Record<Metric, number>>

const span = z.object({ from: z.string(), to: z.string() })

/** What is counted on 'Visitas'. A period ends with yesterday, so that it has whole days only. */
export const visitReport = z.object({
  /** False when the owner does not count visits. */
  isCounting: z.boolean(),
  /** First day with a count; null before it. */
  since: z.string().nullable(),
  period: span,
  /** The same number of days before the period. */
  before: span,
  current: totals,
  earlier: totals,
  today: z.object({ day: z.string(), totals }),
  /** Every day of the period. */
  days: z.array(z.object({ day: z.string(), visits: count, views: count, taps: count })),
  /** Most viewed first. */
  pages: z.array(z.object({ page: z.string(), totals })),
  /** Most tapped first. Empty section: the rest of the page. */
  sections: z.array(z.object({ section: z.string(), layout: z.string(), totals })),
  /** Most visits first. Empty source: unknown. */
  sources: z.array(z.object({ source: z.string(), visits: count, before: count })),
})
export type VisitReport = z.output<typeof visitReport>

export const noTotals: Totals = {
  visit: 0,
  view: 0,
  call: 0,
  whatsapp: 0,
  booking: 0,
  directions: 0,
  email: 0,
}

/** All taps on ways to contact the practice. */
export const tapsIn = (totals: Totals): number => tapKinds.reduce((sum, kind) => sum + totals[kind], 0)
