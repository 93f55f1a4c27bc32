import { describe, expect, test, vi } from 'vitest'
import { testScheduler } from '#tests/server/test-clock.ts'

/** Work that the test ends. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { work: vi.fn(() => promise), finish: resolve, fail: reject }
}

describe('repeated work', () => {
  test('runs after each interval', async () => {
    const { clock, scheduler } = testScheduler()
    const work = vi.fn(async () => {})
    scheduler.every(1_000, work)

    await clock.advance(999)
    expect(work).not.toHaveBeenCalled()
    await clock.advance(2_001)

    expect(work).toHaveBeenCalledTimes(3)
  })

  test('runs once after the clock was set a month ahead', async () => {
    const { clock, scheduler } = testScheduler('2026-01-01T00:00:00Z')
    const work = vi.fn(async () => {})
    scheduler.every(1_000, work)

    clock.set('2026-02-01T00:00:00Z')
    await clock.advance(1_000)

    expect(work).toHaveBeenCalledOnce()
  })

  test('never runs twice at once, and a check during a run waits for that run', async () => {
    const { clock, scheduler } = testScheduler()
    const { work, finish } = heldWork()
    const { check } = scheduler.every(1_000, work)
    const checks = [check(), check()]
    const passed = clock.advance(1_000)

    finish()
    await Promise.all([...checks, passed])

    expect(work).toHaveBeenCalledOnce()
  })

  test('waits after a failure for the delay of a retry', async () => {
    const { clock, scheduler } = testScheduler()
    const [work, onError] = [vi.fn(async () => {}), vi.fn()]
    work.mockRejectedValueOnce(new Error('The disk is full.'))
    scheduler.every(1_000, work, { retryDelay: 30_000, onError })

    await clock.advance(30_000)
    expect(work).toHaveBeenCalledOnce()
    expect(onError).toHaveBeenCalledOnce()
    await clock.advance(2_000)

    expect(work).toHaveBeenCalledTimes(3)
  })
})

test('later work runs once at its time, unless it is cancelled', async () => {
  const { clock, scheduler } = testScheduler()
  const [work, cancelled] = [vi.fn(async () => {}), vi.fn(async () => {})]
  scheduler.after(1_000, work)
  scheduler.after(1_000, cancelled)()

  await clock.advance(999)
  expect(work).not.toHaveBeenCalled()
  await clock.advance(10_000)

  expect(work).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
})

test('it is idle when nothing runs, even if work waits for its time', async () => {
  const { scheduler } = testScheduler()
  const { work, finish } = heldWork()
  scheduler.after(1_000, work)
  await scheduler.idle()
  void scheduler.run(work)
  const isIdle = vi.fn()
  const idle = scheduler.idle().then(isIdle)

  await Promise.resolve()
  expect(isIdle).not.toHaveBeenCalled()
  finish()
  await idle

  expect(work).toHaveBeenCalledOnce()
})

test('closing tells work that it ends, waits for it, and starts nothing more', async () => {
  const { clock, scheduler } = testScheduler()
  const { promise, resolve } = Promise.withResolvers<void>()
  const ended = vi.fn()
  void scheduler.run(async (signal) => {
    signal.addEventListener('abort', () => resolve())
    await promise
    ended()
  })
  const late = vi.fn(async () => {})
  scheduler.after(1_000, late)
  const { check } = scheduler.every(1_000, late)

  await scheduler.close()
  expect(ended).toHaveBeenCalledOnce()
  scheduler.after(1_000, late)
  await Promise.all([check(), scheduler.run(late), clock.advance(10_000)])

  expect(late).not.toHaveBeenCalled()
})
