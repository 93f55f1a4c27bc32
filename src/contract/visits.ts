import { z } from 'zod'
import { maxBeaconBytes, visitReport } from '#content/visits/visits.ts'
import { anyone, type Call, everyone } from './call.ts'

/** What the site brings. */
export const visitCalls = {
  'POST /api/visits': {
    summary: 'Counts what a page sends when its visitor leaves it. Every response is an empty 204.',
    access: anyone,
    maxBodyBytes: maxBeaconBytes,
    isHidden: true,
    isUnlogged: true,
  },
  'GET /api/visits': {
    summary:
      "Views and taps of each week, and of each page in one week: this one, or that of the query's Monday.",
    access: everyone,
    query: z.object({ week: z.iso.date('Escriba el lunes de la semana: 2026-11-23.').optional() }),
    response: { 200: visitReport },
  },
} satisfies Record<string, Call>
