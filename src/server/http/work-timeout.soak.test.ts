import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { PublicSite } from './public-site.ts'
import { createSiteServer, RequestCounts } from './server.ts'

/** In ms. Longer than a busy machine interrupts an upload. */
const maxSilence = 1_000

/** The site's server with a short silence timeout. Its application responds after twice that time. */
async function slowSite() {
  const application = (req: IncomingMessage, res: ServerResponse) =>
    void req.resume().once('end', () => setTimeout(() => res.end('hecho'), 2 * maxSilence))
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

test('work that takes longer than the idle timeout still gets its response', async () => {
  const { url } = await slowSite()

  const [upload, call] = await Promise.all([
    fetch(url, { method: 'POST', body: 'x'.repeat(100_000) }),
    fetch(url, { method: 'POST' }),
  ])

  expect([await upload.text(), await call.text()]).toEqual(['hecho', 'hecho'])
})
