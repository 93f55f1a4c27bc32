import { z } from 'zod'
import { filingState } from '#content/filing/filing-state.ts'
import { cleanLine } from '#content/texts/clean-text.ts'
import { type Call, ownerOnly } from './call.ts'
import { empty, nothing, pagePath } from './shapes.ts'

const params = z.object({ id: z.uuid('No existe ese expediente.') })
const ofDay = z.object({ day: z.iso.date('Elija un día.') })

/** The filings for the COFEPRIS, and what was public on a day. */
export const filingCalls = {
  'GET /api/cofepris': {
    summary: 'Lists the filings, and what changed since the last one that was filed.',
    access: ownerOnly,
    response: { 200: filingState },
  },
  'POST /api/cofepris/packs': {
    summary: 'Starts to make a filing.',
    access: ownerOnly,
    response: { 202: empty },
  },
  'POST /api/cofepris/packs/:id/filed': {
    summary: 'Notes when a filing was filed.',
    access: ownerOnly,
    params,
    body: z.strictObject(
      {
        filedOn: z.iso.date('Elija el día en que lo presentó.'),
        notice: z.string().overwrite(cleanLine).max(80, 'Use 80 caracteres como máximo.').default(''),
      },
      'Envíe filedOn.',
    ),
    response: { 200: empty },
  },
  'DELETE /api/cofepris/packs/:id': {
    summary: 'Removes a filing.',
    access: ownerOnly,
    params,
    response: { 204: nothing },
  },
  'GET /api/cofepris/packs/:id/file': {
    summary: 'The file of a filing.',
    access: ownerOnly,
    params,
  },
  'GET /api/public-days/:day': {
    summary: 'Lists the pages that were public at the end of a day.',
    access: ownerOnly,
    params: ofDay,
    response: { 200: z.object({ publishedAt: z.string(), paths: z.array(z.string()) }) },
  },
  'GET /api/public-days/:day/page': {
    summary: 'A page as it was public at the end of a day.',
    access: ownerOnly,
    params: ofDay,
    query: z.object({ path: pagePath }),
  },
} satisfies Record<string, Call>
