import { earlyPrices } from '#content/facts/price-dates.ts'
import { localTime } from '#content/hours/local-time.ts'
import type { datedCalls } from '#contract/dated-changes.ts'
import type { Handlers } from '../../calls/serve-calls.ts'
import { Problem } from '../../problems/problem.ts'
import { readPart } from '../../store/dated-changes.ts'
import type { Api } from '../api.ts'
import { liveRelease } from '../unpublished-pages.ts'
import type { ChangeDater } from './change-dater.ts'
import { misfitWords } from './fit-changes.ts'
import type { ForeseenChange } from './foresee.ts'
import { dateRefused, momentFrom, timeZoneOf } from './moment-from.ts'

type Parts = Pick<Api, 'publisher'> & { readonly dater: ChangeDater }

/** Lists dated changes, and moves, cancels, publishes or undates them. */
export function datedHandlers({ dater, publisher }: Parts): Handlers<typeof datedCalls> {
  /** @throws {Problem} `not_found`; `owner_only` if an owner dated it and an assistant asks. */
  async function openChange(id: string, role: string) {
    const change = await dater.find(id)
    if (!change) throw new Problem('not_found')
    if (change.role === 'owner' && role !== 'owner') throw new Problem('owner_only')
    return change
  }

  return {
    'GET /api/dated-changes': async () => {
      const timeZone = timeZoneOf(liveRelease({ publisher }))
      return { timeZone, changes: (await dater.list()).map((change) => shown(change, timeZone)) }
    },

    'PUT /api/dated-changes/:id': async ({ params, body, person }) => {
      const { id, parts } = await openChange(params.id, person.role)
      const moment = momentFrom(body, liveRelease({ publisher }), dater.now())
      refuseEarlyPrices(parts, body.date)
      if (!(await dater.move(id, moment))) throw new Problem('not_found')
    },

    'DELETE /api/dated-changes/:id': async ({ params, person }) => {
      const { id } = await openChange(params.id, person.role)
      if (!(await dater.remove(id))) throw new Problem('not_found')
    },

    'POST /api/dated-changes/:id/publish': async ({ params, person }) => {
      await dater.publishNow(await openChange(params.id, person.role))
    },

    'POST /api/dated-changes/:id/undate': async ({ params, person }) => {
      await dater.undate(await openChange(params.id, person.role))
    },
  }
}

/** A change with a price stays at its first day or after it. */
function refuseEarlyPrices(parts: ForeseenChange['parts'], date: string): void {
  for (const part of parts) {
    const { base, value } = readPart(part)
    const [early] = part.document === 'site-content' ? earlyPrices(base, value, date) : []
    if (early) throw dateRefused(early.message)
  }
}

function shown({ misfits, parts, dueAt, ...change }: ForeseenChange, timeZone: string) {
  return {
    ...change,
    at: localTime(dueAt, timeZone),
    problem: misfits.length > 0 ? misfitWords(misfits) : undefined,
    parts: parts.map((part) => {
      const { document, entry } = part
      return { document, entry: entry === '' ? undefined : entry, ...readPart(part) }
    }),
  }
}
