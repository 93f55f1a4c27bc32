import { expect, test } from 'vitest'
import { type Answer, createAnswer } from './prepared-response.ts'
import { AnswerCache } from './response-cache.ts'

const answerOf = (bytes: number): Promise<Answer> =>
  createAnswer({ status: 200, contentType: 'image/webp', body: Buffer.alloc(bytes), headers: [] }, 'quick')

test('the answer that was unused for longest makes room', async () => {
  const cache = new AnswerCache(30)
  for (const path of ['/a', '/b', '/c']) cache.set(path, await answerOf(10))
  cache.get('/a')

  cache.set('/d', await answerOf(10))

  expect(cache.paths()).toEqual(['/c', '/a', '/d'])
})

test('a look at an answer is no use of it', async () => {
  const cache = new AnswerCache(20)
  for (const path of ['/a', '/b']) cache.set(path, await answerOf(10))
  cache.peek('/a')

  cache.set('/c', await answerOf(10))

  expect(cache.paths()).toEqual(['/b', '/c'])
})

test('an answer swapped for a smaller one leaves room for another', async () => {
  const cache = new AnswerCache(20)
  for (const path of ['/a', '/b']) cache.set(path, await answerOf(10))
  expect(cache.isFull).toBe(true)

  cache.replace('/a', await answerOf(1))
  cache.replace('/gone', await answerOf(1))
  cache.set('/c', await answerOf(9))

  expect(cache.paths()).toEqual(['/a', '/b', '/c'])
})

test('an answer set twice counts once', async () => {
  const cache = new AnswerCache(20)
  cache.set('/a', await answerOf(10))
  cache.set('/a', await answerOf(10))
  cache.set('/b', await answerOf(10))

  expect(cache.paths()).toEqual(['/a', '/b'])
})
