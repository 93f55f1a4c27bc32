import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const file = new URL('../../../sample-site/testing/read-long-runs.ts', import.meta.url)

/** All of it ends within seconds. What takes quadratic time needs minutes. */
const timeout = 60_000

/** What a thread was doing when its time was over. */
function readInThread(separators: readonly string[]): Promise<string> {
  const worker = new Worker(file, { workerData: separators })
  let present = 'nothing'
  worker.on('message', (way: string) => {
    present = way
  })
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => resolve(`stopped while it read ${present}`), timeout)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve('finished')
    })
  }).finally(() => worker.terminate())
}

test.each([
  ['spaces', [' ', '\u00a0', '\n', '\n ', ' ,']],
  ['signs', [',', '-', '–', '.', '·', '/', ':', '%', '"', '?', '#']],
  ['brackets', ['[', '(', '{', '<', '>', '{a', '<a ', '<iframe ']],
  ['letters and digits', ['a', 'h', '1', 'a ', 'a.', '. ', '1.', '1:', ' de']],
  ['parts of addresses', ['@', 'a@', '@a.', '/dir/', '/1,1', 'a@b.mx ']],
  ['words', ['vigencia ', '100 % ', '55 1234 5678 ', '9:00 a 14:00 ', 'Dra. Ana ', 'garantiza']],
])('long runs of %s are read in linear time', { timeout: timeout + 20_000 }, async (_, separators) => {
  expect(await readInThread(separators)).toBe('finished')
})
