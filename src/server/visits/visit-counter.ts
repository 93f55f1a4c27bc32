import type { Kysely } from 'kysely'
import { whatsappPath } from '#content/addresses/short-addresses.ts'
import { isSectionType } from '#content/catalogue/index.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { localTime } from '#content/hours/local-time.ts'
import type { Beacon } from '#content/visits/beacon.ts'
import { otherKey, reviewOpening } from '#content/visits/visit-kinds.ts'
import type { Scheduler } from '../process/scheduler.ts'
import type { Release } from '../releases/release.ts'
import type { Tables } from '../store/tables.ts'
import { addVisits, keyOf, type VisitCount, type VisitKey } from '../store/visit-counts.ts'

/** How often counts are stored, in ms. A process that is killed loses at most this much. */
const interval = 10_000
/** Different counts that wait to be stored. Beyond them, pages and sources are no longer told apart. */
const maxWaiting = 5000
/** Beacons that a process reads per second, and at once after a quiet time. No practice has so many visitors. */
const maxPerSecond = 50
const maxAtOnce = 500

type Options = {
  readonly db: Kysely<Tables>
  readonly publisher: { readonly live: Release | undefined }
  readonly scheduler: Pick<Scheduler, 'now' | 'every'>
  readonly onError: (error: unknown) => void
}

export type VisitCounter = ReturnType<typeof startCounting>

/** Counts visits in memory and stores the sums every few seconds and at the stop. */
export function startCounting({ db, publisher, scheduler, onError }: Options) {
  const { now } = scheduler
  let waiting = new Map<string, VisitCount>()
  let storing: Promise<void> | undefined
  let left = maxAtOnce
  let leftAt = performance.now()

  /** Limits how many beacons a process reads, so that a flood of them costs little and counts little. */
  function isAllowed(): boolean {
    const time = performance.now()
    left = Math.min(maxAtOnce, left + ((time - leftAt) / 1000) * maxPerSecond)
    leftAt = time
    if (left < 1) return false
    left -= 1
    return true
  }

  function add(key: VisitKey, count = 1): void {
    const isFull = waiting.size >= maxWaiting && !waiting.has(keyOf(key))
    const counted = isFull ? { ...key, page: key.page && otherKey, source: key.source && otherKey } : key
    const name = keyOf(counted)
    waiting.set(name, { ...counted, count: count + (waiting.get(name)?.count ?? 0) })
  }

  function emptyKey({ snapshot }: Release) {
    const { timeZone } = snapshot['site-content'].doctorWorkInfo
    return { day: localTime(now(), timeZone).date, page: '', section: '', layout: '', source: '' }
  }

  async function store(): Promise<void> {
    if (waiting.size === 0) return
    const counts = [...waiting.values()]
    waiting = new Map()
    try {
      await addVisits(db, counts)
    } catch (error) {
      for (const { count, ...key } of counts) add(key, count)
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

  return {
    /** Whether one more beacon may be read now. */
    admit: (): boolean => isAllowed() && publisher.live !== undefined,

    /** Counts what one page sent. Ignores pages that the site does not have. */
    count({ path, from, taps }: Beacon): void {
      const { live } = publisher
      if (!live?.hasPage(path) || !countsVisits(live)) return
      const none = emptyKey(live)
      if (from !== undefined) add({ ...none, metric: 'view', page: path })
      if (typeof from === 'string') add({ ...none, metric: 'visit', source: from })
      for (const [metric, section] of taps)
        add({ ...none, metric, page: path, section, layout: layoutOf(live.snapshot, section) })
    },

    /** Counts one use of a short address, as a tap or beside the taps. */
    countShortAddress(path: string): void {
      const { live } = publisher
      if (!live || !countsVisits(live)) return
      const metric = path === whatsappPath ? 'whatsapp' : reviewOpening
      add({ ...emptyKey(live), metric, page: path })
    },

    flush,
    now,
  }
}

const countsVisits = ({ snapshot }: Release) => snapshot['site-content'].privacy.countsVisits

function layoutOf(snapshot: Snapshot, section: string): string {
  return isSectionType(section) ? snapshot['selected-sections'][section].component : ''
}
