import { z } from 'zod'
import { type Call, everyone, publishers } from './call.ts'
import { draftSubject } from './next-version.ts'
import { anyJson, nothing } from './shapes.ts'

/** A time by the clocks of the practice. */
export const localMoment = z.strictObject(
  {
    date: z.iso.date('Elija una fecha.'),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Elija una hora.'),
  },
  'Elija la fecha y la hora.',
)

const datedChange = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'saved', 'refused', 'published']),
  author: z.string(),
  /** In the local time of the practice. */
  at: z.object({ date: z.string(), time: z.string() }),
  /** Why the change can no longer be published, in words. */
  problem: z.string().optional(),
  /** Whether it fits what is published now. An earlier dated change may still be in its way. */
  fitsNow: z.boolean(),
  parts: z.array(z.object({ ...draftSubject, base: anyJson.optional(), value: anyJson.optional() })),
})
const ofChange = z.object({ id: z.string() })

/** Changes that are published at a time. */
export const datedCalls = {
  'GET /api/dated-changes': {
    summary: 'Lists the changes that wait for their time.',
    access: everyone,
    response: { 200: z.object({ timeZone: z.string(), changes: z.array(datedChange) }) },
  },
  'PUT /api/dated-changes/:id': {
    summary: 'Moves a dated change to another time.',
    access: publishers,
    params: ofChange,
    body: localMoment,
    response: { 204: nothing },
  },
  'DELETE /api/dated-changes/:id': {
    summary: 'Cancels a dated change.',
    access: publishers,
    params: ofChange,
    response: { 204: nothing },
  },
  'POST /api/dated-changes/:id/publish': {
    summary: 'Publishes a dated change at once.',
    access: publishers,
    params: ofChange,
    response: { 204: nothing },
  },
  'POST /api/dated-changes/:id/undate': {
    summary: 'Puts a dated change back into the next version.',
    access: publishers,
    params: ofChange,
    response: { 204: nothing },
  },
} satisfies Record<string, Call>
