import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

/** Below the range from which Linux assigns ports automatically. */
const firstPort = 18_000
const ports = 14_000

/** The number of ports times the golden ratio: processes with neighbouring ids get ports far apart. */
const step = 8_651

let next = ((process.pid + threadId) * step) % ports

/**
 * Returns a port that is free now. Each call returns the next one, and each test process starts at another number. If
 * two servers that start at the same time chose the same port, a test would connect to the other test's server.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + next
    next = (next + 1) % ports
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  return promise
}
