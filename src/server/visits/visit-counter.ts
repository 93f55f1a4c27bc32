import type { Kysely } from 'kysely'
import { whatsappPath } from '#content/addresses/short-addresses.ts'
import { localTime } from '#content/hours/local-time.ts'
import { type Beacon, type Metric, weekOf } from '#content/visits/visits.ts'
import type { Scheduler } from '../process/scheduler.ts'
import type { Release } from '../releases/release.ts'
import type { Tables } from '../store/tables.ts'
import { addVisits, type VisitCount } from '../store/visit-counts.ts'

/** How often counts are stored, in ms. A process that is killed loses at most this much. */
const interval = 10_000

type Options = {
  readonly db: Kysely<Tables>
  readonly publisher: { readonly live: Release | undefined }
  readonly scheduler: Pick<Scheduler, 'now' | 'every'>
  readonly onError: (error: unknown) => void
}

export type VisitCounter = ReturnType<typeof startCounting>

/**
 * Counts visits in memory and stores the sums every few seconds and at the stop. Only pages of the live release are
 * counted, so their number limits the memory and the rows.
 */
export function startCounting({ db, publisher, scheduler, onError }: Options) {
  let waiting = new Map<string, VisitCount>()
  let storing: Promise<void> | undefined

  function add({ count, ...key }: VisitCount): void {
    const name = Object.values(key).join(' ')
    waiting.set(name, { ...key, count: count + (waiting.get(name)?.count ?? 0) })
  }

  async function store(): Promise<void> {
    if (waiting.size === 0) return
    const counts = [...waiting.values()]
    waiting = new Map()
    try {
      await addVisits(db, counts)
    } catch (error) {
      for (const count of counts) add(count)
      onError(error)
    }
  }

  /** Stores what was counted. A call during a run waits for that run and then stores the rest. */
  async function flush(): Promise<void> {
    await storing
    storing = store()
    await storing
  }

  scheduler.every(interval, flush)

  function count(page: string, metrics: readonly Metric[]): void {
    const { doctorWorkInfo, privacy } = publisher.live?.snapshot['site-content'] ?? {}
    if (!doctorWorkInfo || !privacy?.countsVisits) return
    const week = weekOf(localTime(scheduler.now(), doctorWorkInfo.timeZone).date)
    for (const metric of metrics) add({ week, page, metric, count: 1 })
  }

  return {
    /** Counts what one page sent. Ignores pages that the site does not have. */
    count({ path, uses }: Beacon): void {
      if (publisher.live?.hasPage(path)) count(path, uses)
    },

    /** Counts one use of a short address. */
    countShortAddress: (path: string): void => count(path, [path === whatsappPath ? 'whatsapp' : 'view']),

    flush,
    now: scheduler.now,
  }
}
