import { expect, test } from 'vitest'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'
import { ResponseCache } from './response-cache.ts'

const responseOf = (bytes: number): Promise<PreparedResponse> =>
  prepareResponse({ status: 200, contentType: 'image/webp', body: Buffer.alloc(bytes), headers: [] }, 'quick')

test('the least recently used response is evicted', async () => {
  const cache = new ResponseCache(30)
  for (const path of ['/a', '/b', '/c']) cache.set(path, await responseOf(10))
  cache.get('/a')

  cache.set('/d', await responseOf(10))

  expect(cache.paths()).toEqual(['/c', '/a', '/d'])
})

test('peeking at a response does not count as use', async () => {
  const cache = new ResponseCache(20)
  for (const path of ['/a', '/b']) cache.set(path, await responseOf(10))
  cache.peek('/a')

  cache.set('/c', await responseOf(10))

  expect(cache.paths()).toEqual(['/b', '/c'])
})

test('replacing a response by a smaller one makes room for another', async () => {
  const cache = new ResponseCache(20)
  for (const path of ['/a', '/b']) cache.set(path, await responseOf(10))
  expect(cache.isFull).toBe(true)

  cache.replace('/a', await responseOf(1))
  cache.replace('/gone', await responseOf(1))
  cache.set('/c', await responseOf(9))

  expect(cache.paths()).toEqual(['/a', '/b', '/c'])
})

test('a response that is set twice counts once', async () => {
  const cache = new ResponseCache(20)
  cache.set('/a', await responseOf(10))
  cache.set('/a', await responseOf(10))
  cache.set('/b', await responseOf(10))

  expect(cache.paths()).toEqual(['/a', '/b'])
})

test('a response that is replaced keeps its place in the order of use', async () => {
  const cache = new ResponseCache(30)
  for (const path of ['/a', '/b', '/c']) cache.set(path, await responseOf(10))

  cache.replace('/b', await responseOf(9))

  expect(cache.paths()).toEqual(['/a', '/b', '/c'])
})

test('a response larger than the whole cache is not cached, and no other one is evicted for it', async () => {
  const cache = new ResponseCache(30)
  cache.set('/a', await responseOf(10))

  cache.set('/b', await responseOf(31))

  expect(cache.paths()).toEqual(['/a'])
})
