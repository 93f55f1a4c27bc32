import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem } from './problem.ts'
import { repeatWhileLost } from './repeat-while-lost.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const lost = (status: number, code = 'unexpected') => new ApiProblem({ status, code })

/** The outcome once all pauses are over. */
async function outcomeOf(write: () => Promise<unknown>, onLost?: () => void) {
  const outcome = repeatWhileLost(write, onLost).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return outcome
}

describe('a write whose response is lost', () => {
  test.each([
    ['no connection', lost(0, 'network')],
    ['a timeout', lost(0, 'timeout')],
    ['a proxy that gave up', lost(502)],
    ['a proxy that waited too long', lost(504)],
    ['a response that cannot be read', lost(200, 'unexpected_response')],
  ])('through %s is repeated', async (_name, error) => {
    const onLost = vi.fn()
    const write = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('guardado')

    expect(await outcomeOf(write, onLost)).toEqual({ result: 'guardado', wasLost: true })
    expect(onLost).toHaveBeenCalledOnce()
  })

  test('three times has an unknown outcome', async () => {
    const write = vi.fn().mockRejectedValue(lost(504))

    const error = await outcomeOf(write)

    expect(error).toMatchObject({ outcome: 'unknown' })
    expect(`${error}`).toContain('Puede que el cambio se haya guardado')
    expect(write).toHaveBeenCalledTimes(3)
  })
})

test('a write that needs one attempt was not lost', async () => {
  expect(await outcomeOf(async () => 'guardado')).toEqual({ result: 'guardado', wasLost: false })
})

test.each([
  400, 401, 409, 413, 500, 503,
])('a write that the server refused with %i is not repeated', async (status) => {
  const write = vi.fn().mockRejectedValue(lost(status))

  expect(await outcomeOf(write)).toMatchObject({ status, outcome: undefined })
  expect(write).toHaveBeenCalledOnce()
})
