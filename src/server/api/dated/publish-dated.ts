import type { Scheduler } from '../../process/scheduler.ts'
import type { ChangeDater } from './change-dater.ts'

type Options = {
  readonly dater: Pick<ChangeDater, 'publishDue' | 'nextDue'>
  readonly scheduler: Pick<Scheduler, 'now' | 'every'>
  readonly onError: (error: unknown, path: string) => void
}

/**
 * Publishes dated changes at their time. Asks the store often instead of waiting for one moment: another instance may
 * date a change, a machine may sleep, a clock may jump.
 */
export function publishDated({ dater, scheduler, onError }: Options): void {
  async function work(): Promise<void> {
    const due = await dater.nextDue()
    if (due && due <= scheduler.now()) await dater.publishDue()
  }
  const reportError = (error: unknown) => onError(error, '(dated changes)')
  scheduler.every(900, work, { retryDelay: 30_000, onError: reportError })
}
