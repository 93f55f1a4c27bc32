import type { ChangeDater } from './change-dater.ts'

type Options = {
  readonly dater: Pick<ChangeDater, 'publishDue' | 'nextDue' | 'now'>
  readonly onError: (error: unknown, path: string) => void
}

/** How often the store is asked when the next change is due, in ms: another instance may have dated one. */
const interval = 900
/** Time until the next attempt after a failed one, in ms. */
const retryDelay = 30_000

/**
 * Publishes dated changes at their time. Asks often instead of waiting for one moment, so that a machine that slept and
 * a clock that jumps are right at once. @returns a function that stops it.
 */
export function publishDated({ dater, onError }: Options): () => Promise<void> {
  let working: Promise<void> | undefined
  let notBefore = 0

  async function work(): Promise<void> {
    try {
      const due = await dater.nextDue()
      if (due && due <= dater.now()) await dater.publishDue()
    } catch (error) {
      notBefore = performance.now() + retryDelay
      onError(error, '(dated changes)')
    } finally {
      working = undefined
    }
  }

  const timer = setInterval(() => {
    if (performance.now() >= notBefore) working ??= work()
  }, interval).unref()

  return async () => {
    clearInterval(timer)
    await working
  }
}
