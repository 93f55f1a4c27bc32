import type { Snapshot } from '#content/documents/snapshot.ts'
import { looksAlike } from '#content/notices/notice-times.ts'

type Options = {
  readonly publisher: {
    readonly live: { readonly snapshot: Snapshot } | undefined
    readonly publish: () => Promise<unknown>
  }
  readonly now?: (() => Date) | undefined
  readonly onError: (error: unknown, path: string) => void
}

/** How often the time is compared with the live release, in ms. */
const interval = 500
/** Time until the next attempt after a failed one, in ms. */
const retryDelay = 30_000

/**
 * Publishes again when a notice appears, begins or ends. Looks at the clock often instead of waiting for one moment, so
 * that a machine that slept and a clock that jumps are right at once. Each instance does so for itself: the documents
 * stay the same, so nothing is recorded. @returns a function that stops it.
 */
export function publishOnTime({ publisher, now = () => new Date(), onError }: Options): () => Promise<void> {
  let publishing: Promise<void> | undefined
  let notBefore = 0

  async function publish(): Promise<void> {
    try {
      await publisher.publish()
    } catch (error) {
      notBefore = performance.now() + retryDelay
      onError(error, '(notices)')
    } finally {
      publishing = undefined
    }
  }

  const timer = setInterval(() => {
    const snapshot = publisher.live?.snapshot
    if (!snapshot || publishing || performance.now() < notBefore) return
    const { timeZone } = snapshot['site-content'].doctorWorkInfo
    if (looksAlike(snapshot.notices, timeZone, snapshot.moment, now())) return
    publishing = publish()
  }, interval).unref()

  return async () => {
    clearInterval(timer)
    await publishing
  }
}
