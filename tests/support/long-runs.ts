import { Worker } from 'node:worker_threads'

const file = new URL('../../sample-site/testing/read-long-runs.ts', import.meta.url)

/** All of it ends within seconds. What takes quadratic time needs minutes. */
const timeout = 60_000

/** What a thread was doing when its time was over. */
export function readInThread(separators: readonly string[]): Promise<string> {
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
