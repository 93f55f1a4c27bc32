import type { ChangeDater } from './change-dater.ts'

type Options = {
  readonly dater: Pick<ChangeDater, 'publishDue'>
  readonly now?: (() => Date) | undefined
  readonly onError: (error: unknown, path: string) => void
}

/** How often the clock is read, in ms. */
const interval = 500
/** How often the store is read for changes that another instance dated, in ms. */
const readInterval = 5_000
/** Time until the next attempt after a failed one, in ms. */
const retryDelay = 30_000

/**
 * Publishes dated changes at their time. Looks at the clock often instead of waiting for one moment, so that a machine
 * that slept and a clock that jumps are right at once. @returns a function that stops it.
 */
export function publishDated({ dater, now = () => new Date(), onError }: Options): () => Promise<void> {
  let working: Promise<void> | undefined
  let nextDue: Date | undefined
  let readAgainAt = 0
  let notBefore = 0

  async function work(): Promise<void> {
    try {
      nextDue = await dater.publishDue()
      readAgainAt = performance.now() + readInterval
    } catch (error) {
      notBefore = performance.now() + retryDelay
      onError(error, '(dated changes)')
    } finally {
      working = undefined
    }
  }

  const timer = setInterval(() => {
    const time = performance.now()
    if (working || time < notBefore) return
    if (time >= readAgainAt || (nextDue && nextDue <= now())) working = work()
  }, interval).unref()

  return async () => {
    clearInterval(timer)
    await working
  }
}
