import { z } from 'zod'
import { type Call, ownerOnly } from './call.ts'

const params = z.object({ day: z.iso.date('Elija un día.') })

/** What was public at the end of a day. */
export const publicDayCalls = {
  'GET /api/public-days/:day': {
    summary: 'When what was public at the end of a day had been published.',
    access: ownerOnly,
    params,
    response: { 200: z.object({ publishedAt: z.string() }) },
  },
  'GET /api/public-days/:day/printout': {
    summary:
      'Every page that was public at the end of a day as one page to print, with the answers to the twelve questions.',
    access: ownerOnly,
    params,
  },
} satisfies Record<string, Call>
