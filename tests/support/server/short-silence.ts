import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { PublicSite } from '#server/http/public-site.ts'
import { createSiteServer, RequestCounts } from '#server/http/server.ts'

/** In ms. */
export const maxSilence = 1_000

/** The site's server with a short silence timeout. Its application responds `work` ms after the end of a body. */
export async function shortSilenceSite(work: number) {
  const application = (req: IncomingMessage, res: ServerResponse) =>
    void req.resume().once('end', () => setTimeout(() => res.end('hecho'), work))
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
