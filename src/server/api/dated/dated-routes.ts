import { earlyPrices } from '#content/facts/price-dates.ts'
import { type LocalTime, localTime, momentOf } from '#content/hours/local-time.ts'
import type { datedCalls } from '#contract/dated-changes.ts'
import type { Handlers } from '../../calls/serve-calls.ts'
import { Problem } from '../../problems/problem.ts'
import { readPart } from '../../store/dated-changes.ts'
import type { Api } from '../api.ts'
import { liveRelease } from '../unpublished-pages.ts'
import { type ChangeDater, type ForeseenChange, misfitWords } from './change-dater.ts'

/** How far ahead a change can be dated, in days. */
const maxDays = 2 * 366

type Parts = Pick<Api, 'publisher'> & { readonly dater: ChangeDater }

/** Dates changes, lists them, and moves, cancels or publishes them. */
export function datedHandlers({ dater, publisher }: Parts): Handlers<typeof datedCalls> {
  const timeZone = () => liveRelease({ publisher }).snapshot['site-content'].doctorWorkInfo.timeZone

  function momentFrom(at: LocalTime): Date {
    const moment = momentOf(at, timeZone())
    const ahead = moment.getTime() - dater.now().getTime()
    if (ahead <= 0) throw dateRefused('Elija una fecha y una hora que aún no hayan pasado.')
    if (ahead > maxDays * 24 * 60 * 60 * 1000) throw dateRefused('Elija una fecha de los próximos dos años.')
    return moment
  }

  /** @throws {Problem} `not_found`; `owner_only` if an owner dated it and an assistant asks. */
  async function openChange(id: string, role: string) {
    const change = await dater.find(id)
    if (!change) throw new Problem('not_found')
    if (change.role === 'owner' && role !== 'owner') throw new Problem('owner_only')
    return change
  }

  return {
    'GET /api/dated-changes': async () => ({
      timeZone: timeZone(),
      changes: (await dater.list()).map((change) => shown(change, timeZone())),
    }),

    'POST /api/dated-changes': async ({ body: { at, changes, id }, person }) => ({
      id: await dater.add(changes, person, momentFrom(at), id),
    }),

    'PUT /api/dated-changes/:id': async ({ params, body, person }) => {
      const { id, parts } = await openChange(params.id, person.role)
      const moment = momentFrom(body)
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
  }
}

const dateRefused = (message: string) =>
  new Problem('invalid_document', { issues: [{ path: 'at', message }] })

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
