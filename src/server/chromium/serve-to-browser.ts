import { once } from 'node:events'
import { createServer } from 'node:http'
import type { PublicSite } from '../http/public-site.ts'

/** What Chromium prints, by its address. No page of the site begins with this folder. */
export type OwnFiles = Map<
  string,
  { readonly type: string; readonly body: string | Uint8Array; readonly policy?: string }
>
export const ownFolder = '/.expediente/'

/** Serves the public site, and files of this process that no visitor gets, to a Chromium on this machine. */
export async function serveToBrowser(site: Pick<PublicSite, 'respond'>, ownFiles: OwnFiles) {
  const server = createServer((request, response) => {
    const own = ownFiles.get(request.url ?? '')
    if (own) {
      const policy = own.policy !== undefined && { 'Content-Security-Policy': own.policy }
      response.writeHead(200, { 'Content-Type': own.type, ...policy }).end(own.body)
    } else if (!site.respond(request, response)) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    /** `127.0.0.1:34567`. */
    origin: `127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
