import type { ChangeDater } from './change-dater.ts'

type Options = {
  readonly dater: Pick<ChangeDater, 'publishDue' | 'nextDue'>
  readonly now?: (() => Date) | undefined
  readonly onError: (error: unknown, path: string) => void
}

/** How often the clock is read, in ms. */
const interval = 500
/** How often the store is asked when the next change is due, in ms: another instance may have dated one. */
const askInterval = 900
/** Time until the next attempt after a failed one, in ms. */
const retryDelay = 30_000

/**
 * Publishes dated changes at their time. Looks at the clock often instead of waiting for one moment, so that a machine
 * that slept and a clock that jumps are right at once. @returns a function that stops it.
 */
export function publishDated({ dater, now = () => new Date(), onError }: Options): () => Promise<void> {
  let working: Promise<void> | undefined
  let nextDue: Date | undefined
  let askAgainAt = 0
  let notBefore = 0

  const isDue = () => nextDue !== undefined && nextDue <= now()

  async function work(): Promise<void> {
    try {
      if (!isDue()) nextDue = await dater.nextDue()
      if (isDue()) nextDue = await dater.publishDue()
      askAgainAt = performance.now() + askInterval
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
    if (time >= askAgainAt || isDue()) working = work()
  }, interval).unref()

  return async () => {
    clearInterval(timer)
    await working
  }
}
