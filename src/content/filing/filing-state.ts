import { z } from 'zod'

/** A filing for the COFEPRIS, as the server sends it to the owner. */
const filing = z.object({
  id: z.string(),
  madeAt: z.string(),
  author: z.string(),
  /** When the release that it shows was published. */
  publishedAt: z.string(),
  pages: z.int(),
  bytes: z.int(),
  /** The day on which it was filed, `2026-01-31`; null before. */
  filedOn: z.string().nullable(),
  /** Number of the advertising notice, as the authority gave it; empty if none was typed. */
  notice: z.string(),
})
export type Filing = z.output<typeof filing>

const change = z.object({ place: z.string(), before: z.string(), after: z.string() })

/** The filings that exist, the one that is made now, and what changed on the site since one was filed. */
export const filingState = z.object({
  canMake: z.boolean(),
  running: z.object({ done: z.int(), total: z.int() }).nullable(),
  failure: z.string().nullable(),
  packs: z.array(filing),
  /** What changed since the last filing; null if none was filed. */
  since: z.object({ filedOn: z.string(), changes: z.array(change), more: z.int() }).nullable(),
})
export type FilingState = z.output<typeof filingState>
