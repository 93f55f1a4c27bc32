import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { PublicSite } from './public-site.ts'
import { createSiteServer, RequestCounts } from './server.ts'
import { maxWork, silenceTimeout } from './time-limits.ts'

/** The site's server with this application. */
async function siteOf(application: (req: IncomingMessage, res: ServerResponse) => void) {
  const site: PublicSite = { respond: () => false, sendNotFound: () => {} }
  const server = createSiteServer({ site, application, securityHeaders: {}, counts: new RequestCounts() })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}` }
}

test('a call may take long to work on, but neither its body nor its response may be silent', async () => {
  const timeouts: Record<string, number | undefined> = {}
  const { url } = await siteOf((req, res) => {
    timeouts.arriving = req.socket.timeout
    req.resume().once('end', () => {
      timeouts.working = req.socket.timeout
      res.once('prefinish', () => {
        timeouts.responding = req.socket.timeout
      })
      res.end('hecho')
    })
  })

  const response = await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) })

  expect(await response.text()).toBe('hecho')
  expect(timeouts).toEqual({ arriving: silenceTimeout, working: maxWork, responding: silenceTimeout })
})

test('a call without a body may take long to work on too', async () => {
  let timeout: number | undefined
  const { url } = await siteOf((req, res) => {
    timeout = req.socket.timeout
    res.end('hecho')
  })

  await fetch(url)

  expect(timeout).toBe(maxWork)
})
