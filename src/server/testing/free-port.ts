import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

/** Below the range from which Linux assigns ports automatically. */
const firstPort = 18_000
const ports = 14_000

/** Spreads processes with neighbouring ids far apart over the ports: the golden ratio of their number. */
const step = 8_651

let next = ((process.pid + threadId) * step) % ports

/**
 * A port that is free now. Each call takes the next one, and each test process counts from another place: two servers
 * that start at the same time must not choose the same port, or a test would speak with the other one's server.
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
