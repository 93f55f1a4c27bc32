import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that Linux gives to whoever connects, or listens without naming one. */
const range = { from: 18_000, to: 32_000 }

/** A port that nobody listens on, and that nobody but another caller of this is likely to take before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to)
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
