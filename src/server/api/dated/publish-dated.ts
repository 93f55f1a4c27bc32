import { startRepeating } from '../../process/repeated-task.ts'
import type { ChangeDater } from './change-dater.ts'

type Options = {
  readonly dater: Pick<ChangeDater, 'publishDue' | 'nextDue' | 'now'>
  readonly onError: (error: unknown, path: string) => void
}

/**
 * Publishes dated changes at their time. Asks the store often instead of waiting for one moment: another instance may
 * date a change, a machine may sleep, a clock may jump. @returns a function that stops it.
 */
export function publishDated({ dater, onError }: Options): () => Promise<void> {
  async function work(): Promise<void> {
    const due = await dater.nextDue()
    if (due && due <= dater.now()) await dater.publishDue()
  }
  const reportError = (error: unknown) => onError(error, '(dated changes)')
  return startRepeating({ work, onError: reportError, interval: 900, retryDelay: 30_000 }).close
}
