import { z } from 'zod'
import { maxBeaconBytes } from '#content/visits/beacon.ts'
import { periods, visitReport } from '#content/visits/report.ts'
import { anyone, type Call, everyone } from './call.ts'
import { nothing } from './shapes.ts'

const query = z.object({
  days: z.coerce
    .number()
    .refine((value) => periods.some((period) => period === value), 'Elija 7, 28 o 90 días.')
    .default(28),
})
const mail = z.object({ isAvailable: z.boolean(), isOn: z.boolean() })

/** What the site brings. */
export const visitCalls = {
  'POST /api/visits': {
    summary: 'Counts what a page sends when its visitor leaves it. Every response is an empty 204.',
    access: anyone,
    maxBodyBytes: maxBeaconBytes,
    isHidden: true,
  },
  'GET /api/visits': {
    summary: 'Visits and taps of the last days, and of as many days before them.',
    access: everyone,
    query,
    response: { 200: visitReport },
  },
  'GET /api/visits/csv': {
    summary: 'Every count of the last days, as a file.',
    access: everyone,
    query,
  },
  'GET /api/review-asks': {
    summary: 'How many messages asked patients for a review, and how often /opinion was opened: sums only.',
    access: everyone,
    response: {
      200: z.object({ month: z.int(), year: z.int(), openedInMonth: z.int(), openedInYear: z.int() }),
    },
  },
  'POST /api/review-asks': {
    summary: 'Counts one more message that asks a patient for a review.',
    access: everyone,
    response: { 204: nothing },
  },
  'GET /api/visits/mail': {
    summary: "Whether the signed-in person gets the week's counts by mail.",
    access: everyone,
    response: { 200: mail },
  },
  'PUT /api/visits/mail': {
    summary: "Chooses whether the signed-in person gets the week's counts by mail.",
    access: everyone,
    body: z.strictObject({ isOn: z.boolean('Elija si quiere recibir el correo.') }),
    response: { 200: mail },
  },
} satisfies Record<string, Call>
