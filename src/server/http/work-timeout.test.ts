import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { PublicSite } from './public-site.ts'
import { createSiteServer, RequestCounts } from './server.ts'
import { allowServerWork, maxWork } from './time-limits.ts'

/** In ms. */
const maxSilence = 1_000

/** The site's server with a short silence timeout. Its application responds at once. */
async function shortSilenceSite() {
  const application = (req: IncomingMessage, res: ServerResponse) =>
    void req.resume().once('end', () => res.end('hecho'))
  const site: PublicSite = { respond: () => false, sendNotFound: () => {} }
  const server = createSiteServer({
    site,
    application,
    securityHeaders: {},
    counts: new RequestCounts(),
  })
  server.setTimeout(maxSilence)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}` }
}

test('a body that stalls is still aborted after the idle timeout', async () => {
  const { url } = await shortSilenceSite()
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })

  const upload = fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit)

  await expect(upload).rejects.toThrow()
})

test('the work has a time limit, and the next response the usual one', async () => {
  const timeouts: (number | undefined)[] = []
  const server = createServer((req, res) => {
    allowServerWork(server, req, res)
    req.resume().once('end', () => {
      timeouts.push(req.socket.timeout)
      res.once('prefinish', () => timeouts.push(req.socket.timeout))
      res.end()
    })
  })
  server.setTimeout(maxSilence)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const address = server.address()

  await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, {
    method: 'POST',
    body: 'x',
  })

  expect(timeouts).toEqual([maxWork, maxSilence])
})
