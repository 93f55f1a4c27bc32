import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range from which Linux assigns ports automatically. */
const range = { from: 18_000, to: 32_000 }

/** A random free port. Only another caller of this function is likely to take it before it is used. */
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
