import { describe, expect, test, vi } from 'vitest'
import { confirmWrite } from './confirm-write.ts'
import { ApiProblem } from './problem.ts'

const lost = (status: number, code = 'unexpected') => new ApiProblem({ status, code })
const pauses = [0, 0]

describe('a write whose response is lost', () => {
  test.each([
    ['no connection', lost(0, 'network')],
    ['a timeout', lost(0, 'timeout')],
    ['a proxy that gave up', lost(502)],
    ['a proxy that waited too long', lost(504)],
    ['a response that cannot be read', lost(200, 'unexpected_response')],
  ])('through %s is looked up and found to be done', async (_name, error) => {
    const onChecking = vi.fn()
    const found = vi.fn<() => Promise<string | undefined>>().mockResolvedValueOnce(undefined)
    found.mockResolvedValueOnce('guardado')

    const settled = confirmWrite({
      write: () => Promise.reject(error),
      findResult: found,
      onChecking,
      pauses,
    })

    expect(await settled).toEqual({ result: 'guardado', wasLost: true })
    expect(onChecking).toHaveBeenCalledOnce()
  })

  test('is reported as not done if the server does not have it', async () => {
    const settled = confirmWrite({
      write: () => Promise.reject(lost(502)),
      findResult: async () => undefined,
      pauses,
    })

    await expect(settled).rejects.toMatchObject({ status: 502, outcome: 'not-done' })
    await expect(settled).rejects.toThrow('Lo comprobamos: el cambio no se guardó.')
  })

  test('is reported as uncertain if the server cannot be reached', async () => {
    const unread = () => Promise.reject(lost(0, 'network'))
    const settled = confirmWrite({ write: () => Promise.reject(lost(504)), findResult: unread, pauses })

    await expect(settled).rejects.toMatchObject({ outcome: 'unknown' })
    await expect(settled).rejects.toThrow('Puede que el cambio se haya guardado')
  })
})

test.each([
  400, 401, 409, 413, 500, 503,
])('is not looked up if the server refused it with %i', async (status) => {
  const findResult = vi.fn()

  const settled = confirmWrite({ write: () => Promise.reject(lost(status)), findResult, pauses })

  await expect(settled).rejects.toMatchObject({ status, outcome: undefined })
  expect(findResult).not.toHaveBeenCalled()
})
