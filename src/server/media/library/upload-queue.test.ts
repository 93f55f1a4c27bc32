import { expect, test } from 'vitest'
import { createUploadQueue } from '../encoder/upload-queue.ts'
import { createKeyedMutex } from './keyed-mutex.ts'

/** Work that ends when the test says so. */
function work(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    log.push(name)
    await promise
  }
  return { run, end: resolve }
}

const turn = () => new Promise(setImmediate)

test('six uploads start at once, and the others in order as each ends', async () => {
  const passQueue = createUploadQueue()
  const log: string[] = []
  const uploads = Array.from({ length: 8 }, (_, index) => work(log, String(index)))
  const all = uploads.map(({ run }) => passQueue(run))
  await turn()
  expect(log).toHaveLength(6)

  uploads[3]?.end()
  await turn()
  expect(log.slice(6)).toEqual(['6'])

  for (const { end } of uploads) end()
  await Promise.all(all)
  expect(log.slice(6)).toEqual(['6', '7'])
})

test('a failed upload releases its slot', async () => {
  const passQueue = createUploadQueue()
  for (let index = 0; index < 20; index += 1) {
    await expect(passQueue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  }
  expect(await passQueue(async () => 'sí')).toBe('sí')
})

test('an upload beyond the queue limit is refused', async () => {
  const passQueue = createUploadQueue()
  const { run, end } = work([], '')
  const all = Array.from({ length: 206 }, () => passQueue(run))

  await expect(passQueue(run)).rejects.toMatchObject({ code: 'too_many_uploads', retryAfter: 60 })

  end()
  await Promise.all(all)
})

test('tasks for the same key run one after the other, even after a failure', async () => {
  const inTurn = createKeyedMutex()
  const log: string[] = []
  const [first, second, other] = [work(log, 'a1'), work(log, 'a2'), work(log, 'b')]
  const failing = inTurn('a', async () => {
    await first.run()
    throw new Error('no')
  })
  const rest = [inTurn('a', second.run), inTurn('b', other.run)]
  await turn()
  expect(log.sort()).toEqual(['a1', 'b'])

  first.end()
  await expect(failing).rejects.toThrow('no')
  await turn()
  expect(log).toContain('a2')
  second.end()
  other.end()
  await Promise.all(rest)
})
