import type { Snapshot } from '#content/documents/snapshot.ts'
import { runAlike } from '#content/entries/page-days.ts'
import { priceChanges } from '#content/facts/price-dates.ts'
import { looksAlike } from '#content/notices/notice-times.ts'
import { placeChanges } from '#content/places/place-dates.ts'
import type { Scheduler } from '../process/scheduler.ts'

type Options = {
  readonly publisher: {
    readonly live: { readonly snapshot: Snapshot } | undefined
    readonly publish: () => Promise<unknown>
  }
  readonly scheduler: Pick<Scheduler, 'now' | 'every'>
  readonly onError: (error: unknown, path: string) => void
}

/**
 * Publishes again when a notice appears, begins or ends, a place begins or is over, a page of her own has its first or
 * its last day, or a price has its first day. Compares the time with the live release often instead of waiting for one
 * moment, so that a machine that slept and a clock that jumps are right at once. Each instance does so for itself: the
 * documents stay the same, so nothing is recorded.
 */
export function publishOnTime({ publisher, scheduler, onError }: Options): void {
  async function work(): Promise<void> {
    const snapshot = publisher.live?.snapshot
    if (!snapshot) return
    const content = snapshot['site-content']
    const { doctorWorkInfo } = content
    const [shown, time] = [snapshot.moment, scheduler.now()]
    const isCurrent =
      looksAlike(snapshot.notices, doctorWorkInfo.timeZone, shown, time) &&
      runAlike(snapshot.pages, doctorWorkInfo.timeZone, shown, time) &&
      [...placeChanges(doctorWorkInfo), ...priceChanges(content)].every(
        (change) => change <= shown === change <= time,
      )
    if (!isCurrent) await publisher.publish()
  }
  const reportError = (error: unknown) => onError(error, '(notices)')
  scheduler.every(500, work, { retryDelay: 30_000, onError: reportError })
}
