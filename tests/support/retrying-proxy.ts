import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const timeout = 20_000
const pause = 50

/**
 * A proxy as commonly configured before a site that restarts. It keeps upstream connections open, resends a request
 * that got no response, and retries for as long as a restart takes.
 */
export async function startRetryingProxy(upstream: string) {
  const agent = new Agent({ keepAlive: true })
  let retries = 0

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const options = {
      agent,
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(upstream).host },
    }
    for (const end = performance.now() + timeout; ; retries += 1) {
      try {
        const { status, headers, bytes } = await send(upstream + incoming.url, options, body)
        outgoing.writeHead(status, headers).end(bytes)
        return
      } catch (error) {
        if (performance.now() > end) {
          outgoing.writeHead(502).end(String(error))
          return
        }
        await wait(pause)
      }
    }
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Number of resent requests. */
    get retries() {
      return retries
    },
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function send(url: string, options: RequestOptions, body: Buffer) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body)
  })
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: await buffer(response) }
}
