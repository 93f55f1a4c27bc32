import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Network } from '#server/internet/public-request.ts'
import { type LocalServers, localNetwork } from './local-network.ts'

export type LocalWeb = {
  /** `http://anterior.test:41234` */
  readonly origin: string
  readonly servers: LocalServers
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
  const servers = { [name]: address.port }
  return { origin: `http://${name}:${address.port}`, servers, network: localNetwork(servers) }
}
