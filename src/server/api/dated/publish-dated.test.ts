import { expect, test, vi } from 'vitest'
import { testScheduler } from '#tests/server/test-clock.ts'
import { publishDated } from './publish-dated.ts'

const noon = Date.parse('2026-12-31T18:00:00Z')

/** Changes whose times a test adds, as another process would. */
function changesOf(times: number[]) {
  const { clock, scheduler } = testScheduler(noon)
  const published: number[] = []
  const dater = {
    nextDue: async () => (times.length > 0 ? new Date(Math.min(...times)) : undefined),
    publishDue: vi.fn(async () => {
      const now = clock.now().getTime()
      for (const time of times.filter((each) => each <= now)) published.push(time)
      times.splice(0, times.length, ...times.filter((each) => each > now))
    }),
  }
  publishDated({ dater, scheduler, onError: (error) => expect(error).toBeUndefined() })
  return { clock, dater, published }
}

test('publishes within a second what another process dated two seconds before its time', async () => {
  const times: number[] = []
  const { clock, published } = changesOf(times)
  await clock.advance(10_000)
  const due = clock.now().getTime() + 2_000
  times.push(due)

  await clock.advance(1_900)
  expect(published).toEqual([])
  await clock.advance(1_100)

  expect(published).toEqual([due])
})

test('reads no changes while none is due', async () => {
  const { clock, dater } = changesOf([noon + 3_600_000])

  await clock.advance(60_000)

  expect(dater.publishDue).not.toHaveBeenCalled()
})
