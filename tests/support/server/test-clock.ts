import { expect, onTestFinished } from 'vitest'
import { createScheduler } from '#server/process/scheduler.ts'

export type TestClock = ReturnType<typeof testClock>

/** A clock that only the test advances. */
export function testClock(start: Date | string | number = Date.now()) {
  /** In ms since the start; `offset` is the time of day at the start. */
  let elapsed = 0
  let offset = new Date(start).getTime()
  type Timer = { readonly at: number; readonly work: () => unknown }
  const timers = new Set<Timer>()

  function takeDue(end: number): Timer | undefined {
    let first: Timer | undefined
    for (const timer of timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer
    if (first) timers.delete(first)
    return first
  }

  return {
    now: () => new Date(offset + elapsed),

    setTimer(work: () => unknown, ms: number) {
      const timer = { at: elapsed + ms, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },

    /** Lets time pass: does what is due, in its order, each after the one before is done. */
    async advance(ms: number): Promise<void> {
      const end = elapsed + ms
      for (let due = takeDue(end); due; due = takeDue(end)) {
        elapsed = due.at
        await due.work()
      }
      elapsed = end
    },

    /** Sets the time of day, as the system does. Timers do not notice. */
    set(moment: Date | string | number): void {
      offset = new Date(moment).getTime() - elapsed
    },
  }
}

/** A scheduler with such a clock. It is closed when the test ends. */
export function testScheduler(start?: Date | string | number) {
  const clock = testClock(start)
  const scheduler = createScheduler({ clock, onError: (error) => expect.unreachable(String(error)) })
  onTestFinished(() => scheduler.close())
  return { clock, scheduler }
}
