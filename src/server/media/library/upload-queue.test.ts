import { expect, test } from 'vitest'
import { UploadQueue } from '../encoder/upload-queue.ts'
import { KeyedMutex } from './keyed-mutex.ts'

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
  const queue = new UploadQueue()
  const log: string[] = []
  const uploads = Array.from({ length: 8 }, (_, index) => work(log, String(index)))
  const all = uploads.map(({ run }) => queue.pass(run))
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
  const queue = new UploadQueue()
  for (let index = 0; index < 20; index += 1) {
    await expect(queue.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  }
  expect(await queue.pass(async () => 'sí')).toBe('sí')
})

test('an upload beyond the queue limit is refused', async () => {
  const queue = new UploadQueue()
  const { run, end } = work([], '')
  const all = Array.from({ length: 206 }, () => queue.pass(run))

  await expect(queue.pass(run)).rejects.toMatchObject({ code: 'too_many_uploads', retryAfter: 60 })

  end()
  await Promise.all(all)
})

test('tasks for the same key run one after the other, even after a failure', async () => {
  const mutex = new KeyedMutex()
  const log: string[] = []
  const [first, second, other] = [work(log, 'a1'), work(log, 'a2'), work(log, 'b')]
  const failing = mutex.take('a', async () => {
    await first.run()
    throw new Error('no')
  })
  const rest = [mutex.take('a', second.run), mutex.take('b', other.run)]
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
