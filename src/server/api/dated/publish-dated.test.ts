import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { publishDated } from './publish-dated.ts'

const noon = Date.parse('2026-12-31T18:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => void vi.useRealTimers())

/** Changes whose times a test adds, as another process would. */
function changesOf(times: number[]) {
  const published: number[] = []
  const dater = {
    now: () => new Date(),
    nextDue: async () => (times.length > 0 ? new Date(Math.min(...times)) : undefined),
    publishDue: vi.fn(async () => {
      for (const time of times.filter((each) => each <= Date.now())) published.push(time)
      times.splice(0, times.length, ...times.filter((each) => each > Date.now()))
    }),
  }
  onTestFinished(publishDated({ dater, onError: (error) => expect(error).toBeUndefined() }))
  return { dater, published }
}

test('publishes within a second what another process dated two seconds before its time', async () => {
  const times: number[] = []
  const { published } = changesOf(times)
  await vi.advanceTimersByTimeAsync(10_000)
  const due = Date.now() + 2_000
  times.push(due)

  await vi.advanceTimersByTimeAsync(1_900)
  expect(published).toEqual([])
  await vi.advanceTimersByTimeAsync(1_100)

  expect(published).toEqual([due])
})

test('reads no changes while none is due', async () => {
  const { dater } = changesOf([noon + 3_600_000])

  await vi.advanceTimersByTimeAsync(60_000)

  expect(dater.publishDue).not.toHaveBeenCalled()
})
