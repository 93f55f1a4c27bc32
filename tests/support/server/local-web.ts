import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Network } from '#server/internet/public-request.ts'

export type LocalWeb = {
  /** `http://anterior.test:41234` */
  readonly origin: string
  readonly network: Partial<Network>
}

/** A site on this machine that a reader of the internet may read, under a name of its own. Ends with the test. */
export async function localWeb(listener: RequestListener, name = 'anterior.test'): Promise<LocalWeb> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    origin: `http://${name}:${address.port}`,
    network: {
      mayConnect: (ip) => ip === '127.0.0.1',
      mayUsePort: (port) => port === `${address.port}`,
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    },
  }
}
