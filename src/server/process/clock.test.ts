import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from './clock.ts'

const month = 31 * 24 * 60 * 60 * 1000

test('a timer of a month does not call its work before', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [work, cancelled] = [vi.fn(), vi.fn()]
  systemClock.setTimer(work, month)
  const cancel = systemClock.setTimer(cancelled, month)

  vi.advanceTimersByTime(month - 1)
  expect(work).not.toHaveBeenCalled()
  cancel()
  vi.advanceTimersByTime(month)

  expect(work).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
})
