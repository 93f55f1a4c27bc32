import { z } from 'zod'
import { addDays, weekdayIndex } from '#content/hours/local-time.ts'

/** What visitors do with the ways to contact the practice. */
const tapKinds = ['call', 'whatsapp', 'directions'] as const
export type TapKind = (typeof tapKinds)[number]

/** What is counted. A view is a page that was shown and used, or the short address for opinions. */
export const metrics = ['view', ...tapKinds] as const
export type Metric = (typeof metrics)[number]

export const metricLabels: Readonly<Record<Metric, string>> = {
  view: 'Vistas',
  call: 'Llamadas',
  whatsapp: 'WhatsApp',
  directions: 'Cómo llegar',
}

/** Maximum size of a beacon in bytes. */
export const maxBeaconBytes = 2048

/** What a page sends when its visitor leaves it: a view, unless it sent it before, and the taps since then. */
export const beacon = z.strictObject({
  path: z.string().startsWith('/').max(300),
  uses: z.array(z.enum(metrics)).max(40),
})
export type Beacon = z.output<typeof beacon>

/** The Monday of a date's week, which names the week. */
export const weekOf = (date: string): string => addDays(date, -weekdayIndex(date))

const count = z.int().nonnegative()
const counts = { view: count, call: count, whatsapp: count, directions: count }

/** What is counted on 'Visitas'. */
export const visitReport = z.object({
  /** False when the owner does not count visits. */
  isCounting: z.boolean(),
  /** The latest weeks up to this one, latest first, from the first one with a count. */
  weeks: z.array(z.object({ week: z.string(), ...counts })),
  /** The pages of the chosen week, most viewed first. */
  pages: z.array(z.object({ page: z.string(), ...counts })),
})
export type VisitReport = z.output<typeof visitReport>
