import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, callPath, callWithTag, readRetryAfter } from './call.ts'
import { ApiProblem } from './problem.ts'
import { endSignInAgain, useSignInAgain } from './sign-in-again.ts'

const fetching = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetching))
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the request was refused'),
    (error: unknown) => (error instanceof ApiProblem ? error : expect.unreachable(String(error))),
  )

describe('a call', () => {
  test('takes its method and path from its name, and returns the response with its ETag', async () => {
    fetching.mockResolvedValue(json({ findings: [] }, { headers: { ETag: '"x-3"' } }))

    const answer = await callWithTag('DELETE /api/checks/dismissed/:key', { params: { key: 'a b' } })

    expect(answer).toEqual({ data: { findings: [] }, etag: '"x-3"' })
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/checks/dismissed/a%20b')
    expect(fetching.mock.calls[0]?.[1]?.method).toBe('DELETE')
  })

  test('has the query in its address, without the values that are left out', () => {
    expect(callPath('GET /api/component-image', { query: { type: 'Hero', image: 'a b.webp' } })).toBe(
      '/api/component-image?type=Hero&image=a+b.webp',
    )
    expect(callPath('GET /api/visits', { query: { week: undefined } })).toBe('/api/visits')
  })

  test('without a body in the response returns null', async () => {
    fetching.mockResolvedValue(new Response(null, { status: 204 }))

    expect(await call('DELETE /api/draft-links/:id', { params: { id: 'x' } })).toBeNull()
  })

  test('sends the version that the body replaces', async () => {
    fetching.mockResolvedValue(json({}))

    await call('POST /api/gallery', { body: { name: 'Ana' }, ifMatch: '"x-1"' })

    const [, init] = fetching.mock.calls[0] ?? []
    expect(new Headers(init?.headers).get('If-Match')).toBe('"x-1"')
    expect(init?.body).toBe('{"name":"Ana"}')
  })

  test('sends no content type without a body', async () => {
    fetching.mockResolvedValue(json({}))

    await call('POST /api/update-sections')

    const [, init] = fetching.mock.calls[0] ?? []
    expect(new Headers(init?.headers).has('Content-Type')).toBe(false)
  })

  test("reports the server's refusal, even if it has fewer fields", async () => {
    const body = {
      code: 'invalid_document',
      issues: [{ path: 'doctorInfo.phone', message: 'Escriba un teléfono.' }],
    }
    fetching.mockResolvedValue(json(body, { status: 400 }))

    const problem = await problemOf(call('GET /api/checks'))

    expect(problem).toMatchObject({ status: 400, ...body })
  })

  test('reports a refusal that is not JSON', async () => {
    fetching.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))

    expect(await problemOf(call('GET /api/checks'))).toMatchObject({ status: 502, code: 'unexpected' })
  })

  test('distinguishes a network failure from a response that is not JSON', async () => {
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await problemOf(call('GET /api/checks'))).toMatchObject({ status: 0, code: 'network' })

    fetching.mockResolvedValueOnce(new Response('<h1>Wi-Fi</h1>'))
    expect(await problemOf(call('GET /api/checks'))).toMatchObject({ code: 'unexpected_response' })
  })

  test('times out if the server does not respond', async () => {
    vi.useFakeTimers()
    fetching.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    )
    const problem = problemOf(call('GET /api/checks'))
    await vi.advanceTimersByTimeAsync(35_000)
    vi.useRealTimers()

    expect(await problem).toMatchObject({ status: 0, code: 'timeout' })
  })

  test('waits until the user signs in again, then sends the request once more', async () => {
    fetching.mockResolvedValueOnce(json({ code: 'unauthorized' }, { status: 401 }))
    fetching.mockResolvedValueOnce(json({ name: 'Ana' }))

    const response = call('POST /api/gallery', { body: { name: 'Ana' } })
    await expect.poll(() => useSignInAgain.getState().waiting).toBeDefined()
    endSignInAgain(true)

    expect(await response).toEqual({ name: 'Ana' })
    expect(fetching.mock.calls[1]).toEqual(
      fetching.mock.calls[0]?.map((each) =>
        typeof each === 'string' ? each : expect.objectContaining({ body: '{"name":"Ana"}' }),
      ),
    )
  })

  test('is refused if the user does not sign in', async () => {
    fetching.mockResolvedValue(json({ code: 'unauthorized' }, { status: 401 }))

    const problem = problemOf(call('GET /api/checks'))
    await expect.poll(() => useSignInAgain.getState().waiting).toBeDefined()
    endSignInAgain(false)

    expect(await problem).toMatchObject({ status: 401 })
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  test('does not ask the user to sign in where 401 is an expected response', async () => {
    fetching.mockResolvedValue(json({ code: 'INVALID_CODE' }, { status: 401 }))

    const problem = await problemOf(call('GET /api/checks', { acceptsUnauthorized: true }))

    expect(problem.code).toBe('INVALID_CODE')
    expect(useSignInAgain.getState().waiting).toBeUndefined()
  })
})

describe('readRetryAfter', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')

  test.each([
    [{ 'Retry-After': '90' }, 90],
    [{ 'Retry-After': 'Sat, 21 Nov 2026 10:01:30 GMT' }, 90],
    [{ 'Retry-After': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'X-Retry-After': '7' }, 7],
    [{ 'Retry-After': 'soon' }, undefined],
    [{}, undefined],
  ])('%o is %s seconds', (headers, seconds) => {
    expect(readRetryAfter(new Headers(headers), now)).toBe(seconds)
  })
})
